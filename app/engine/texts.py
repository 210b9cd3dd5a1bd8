"""The English sentences of the engine: questions, options, lines of the log.

Every sentence has a key; the browser gets key and arguments beside the text and may say it in another language
(protocol.md ``msg``). Texts that belong to one alien or card stand in its own file and are found here under
``<its id>.<name>``. A question says what is asked and what happens by default.
"""

from __future__ import annotations

from .aliens import ALIENS
from .artifacts import ARTIFACTS
from .tech import TECHS
from .variants import VARIANTS

_ASKS: dict[str, tuple[str, str]] = {
    "window": ("Play something?", "You may use a power or play a card now. If you do nothing, you pass."),
    "respond": ("Answer to {what}?", "{who} announces {what}. You may answer before it takes effect, or pass."),
    "which_power": ("Which power?", "Choose which of your powers is meant. By default the one you got first."),
    "speak": ("Say something?", "You may say one of these at any time; it binds nobody, and all hear it."),
    "turn_up": ("Turn up your sheet?", "Your power is hidden and does nothing. You may turn it up at any time."),
    "reveal_moon": (
        "Turn up {what}?",
        "You occupy this moon and nobody else knows it. You may turn it up at any time.",
    ),
    "take_moon": (
        "Take {planet}",
        "Nobody is on this moon: send one to four ships there; the encounter then ends as a success. By default one "
        "ship goes.",
    ),
    "use_optional": ("Use {what}?", "You may use this power now. By default you do not."),
    "keep_tech": ("Keep a tech card", "Keep one of these face down; the others are discarded face up."),
    "tech_action": (
        "Your tech action",
        "Research, complete or abandon one face-down tech. By default a tech with enough ships is completed.",
    ),
    "research_ship": ("Which ship?", "Choose the colony that sends a ship to the tech. By default the largest."),
    "tech_return": ("Research ships return", "Place {n|ship|ships} on your colonies."),
    "second_or_tech": (
        "Another encounter, or new tech?",
        "You were successful: have another encounter, draw tech instead, or stop. By default you stop.",
    ),
    "order_uses": (
        "In which order?",
        "These happen now. Put them in the order you want; by default the oldest comes first.",
    ),
    "boost": (
        "Play your super flare too?",
        "You may play your super flare together with this use: {what}. By default you do not.",
    ),
    "choose_alien": ("Choose your alien", "Keep one of the two aliens. By default you keep the first."),
    "retrieve": (
        "Bring ships back from the warp",
        "Place {n|ship|ships} from the warp on your colonies. By default they strengthen your weakest home colony.",
    ),
    "return": (
        "Your ships return",
        "Place {n|ship|ships} on your colonies. By default they go back where they came from.",
    ),
    "special_ship": (
        "Does {what} move along?",
        "Choose where {what} goes, or that it stays. By default it goes into encounters and to colonies, nowhere else.",
    ),
    "stack": (
        "Does a stack move along?",
        "Choose where a stack of {n|ship|ships} goes, or that it stays. It moves as one ship. By default it goes into "
        "encounters and to colonies, nowhere else.",
    ),
    "wild": (
        "Wild destiny: name your opponent",
        "Choose whom this encounter is against. By default it is the player with the most foreign colonies.",
    ),
    "cone": (
        "{card}: whom do you meet?",
        "The card fits several players: choose one. By default the first of them at your left.",
    ),
    "rescue": (
        "Bring ships back from the warp",
        "Up to {n|ship|ships} may come back: place them on your colonies. By default all come, to your home planets.",
    ),
    "own_colour": (
        "Your own colour",
        "Fight somebody in your home system, found an empty home planet again, or draw another card. "
        "By default you draw.",
    ),
    "re_establish": (
        "Found your home colony again",
        "Send one to four ships to {planet}; the encounter then ends as a success. By default one ship goes.",
    ),
    "aim": (
        "Aim the hyperspace gate",
        "Choose the planet of {whom} to attack. By default the weakest one without a colony of yours.",
    ),
    "launch": (
        "Launch your ships",
        "Choose how many ships go into the gate against {planet}, and from which colonies. By default one ship goes.",
    ),
    "ally_ships": (
        "Send your ships to the {side}",
        "Choose how many ships join, and from which colonies. By default one ship goes.",
    ),
    "how_many": (
        "How many ships go to the {side}?",
        "Another player chooses which of your ships go; you say how many. By default the fewest.",
    ),
    "invite": ("Invite allies to the {side}", "Choose who may join your side. By default you invite nobody."),
    "ally": ("Join the encounter?", "Join a side at {planet}, or stay out. By default you stay out."),
    "select": (
        "Select your encounter card",
        "Lay one card face down. By default your lowest attack card is laid.",
    ),
    "reinforce": (
        "Add a reinforcement?",
        "Add a reinforcement card to one side's total, or pass. By default you pass.",
    ),
    "reward": (
        "Take your rewards",
        "You have {n|reward|rewards}: divide them between cards and ships from the warp. By default you take cards.",
    ),
    "deal": (
        "Make a deal with {who}",
        "Agree before the time is up, or each of you loses three ships. If you do nothing, the deal fails.",
    ),
    "deal_pair": (
        "A deal of three: your part with {who}",
        "Agree what passes between you and {who}, if anything does. If you do nothing, the deal fails for all three.",
    ),
    "deal_consent": (
        "Do you agree to the deal of three?",
        "It is made if all three agree to it as it stands now. By default you do not, and it fails for all three.",
    ),
    "deal_card": ("Choose the card you owe", "The deal asks for {term}. By default the first that fits is given."),
    "deal_ships": (
        "Settle on {planet}",
        "Choose how many ships found the colony you were granted, and from where. By default one ship goes.",
    ),
    "compensation": (
        "Choose the compensation",
        "Choose {n|card|cards} out of the hand of {whom}. By default they are taken at random.",
    ),
    "penalty": (
        "The deal failed",
        "Choose {n|ship|ships} to lose to the warp. By default ships in the gate go first, then from large colonies.",
    ),
    "second_encounter": (
        "Another encounter?",
        "You were successful and may have another encounter. By default you stop.",
    ),
}

LABELS: dict[str, str] = {
    "use": "{what}",
    "use_as": "{card} as {what}",
    "card": "{card}",
    "marked": "{card} (hazard warning)",
    "reinforce": "{card} to the {side}",
    "fight": "Fight {whom} on {planet}",
    "settle": "Found {planet} again",
    "take_moon": "Take {planet}",
    "reveal_moon": "Turn up the moon",
    "grant": "A colony on {planet}, beside {whom}",
    "card_from": "A card of {whom}",
    "join": "Join the {side}",
    "join_by": "Join the {side} uninvited, by your power",
    "yes": "Yes",
    "no": "No",
    "pass": "Pass",
    "redraw": "Draw another card",
    "nothing": "No tech action",
    "draw_tech": "Draw tech instead",
    "complete": "Complete {what}",
    "research": "Put a ship on {what}",
    "abandon": "Abandon {what}",
    "tech_in_play": "{what}",
    "turn_up": "Turn up your sheet",
    "phrase.peace": "I will not attack you next turn",
    "phrase.together": "Next time I will be your ally",
    "phrase.invitation": "I will invite you in my next encounter",
    "phrase.help": "Please help me",
    "phrase.deal": "Let us make a deal",
    "phrase.thanks": "Thank you",
    "number": "{n|ship|ships}",
    "planet": "{planet}",
    "gate": "The gate",
    "warp": "The warp",
    "ring": "Beside the defense",
    "elsewhere": "Ships set aside",
    "on_sheet": "On the sheet of {who}",
    "stays": "It stays where it is",
    "term": "{what}",
    "term_card": "{what}",
    "term_ships": "Ships of {who}",
    "term_reinforcement": "Reinforcement of {who}",
    "term_added": "Card added by {who}",
    "term_lucre": "Bought by {who}",
    "slot_spread": "Spread",
    "slot_stakes": "Ships more",
    "slot_cards": "Cards",
    "slot_reward_cards": "Cards of the reward deck",
    "slot_ships": "Ships from the warp",
    "slot_deck": "Cards from the deck",
    "slot_hand": "Cards from the hand",
}

_EVENTS: dict[str, str] = {
    "alien": "{who} plays {what}.",
    "first_player_card": "A destiny card shows {card}.",
    "first_player": "{who} begins.",
    "said_peace": "{who} says: I will not attack you next turn.",
    "said_together": "{who} says: Next time I will be your ally.",
    "said_invitation": "{who} says: I will invite you in my next encounter.",
    "said_help": "{who} says: Please help me.",
    "said_deal": "{who} says: Let us make a deal.",
    "said_thanks": "{who} says: Thank you.",
    "masked": "{who} plays {card} as {what}.",
    "put_away": "Drawn and put away: {aliens}.",
    "became": "{who} becomes {what}.",
    "turned_up": "{who} turns up the sheet: {what}.",
    "planet_new": "{planet} joins the home system of {who}.",
    "planet_gone": "{planet} is no more.",
    "moons_dealt": "Everybody puts {n|moon|moons} face down into the own system.",
    "moon_taken": "{who} occupies {planet}.",
    "moon_up": "{planet} is turned up: {what}.",
    "moon_shows": "{who} shows {card}.",
    "moon_no_attack": "{who} holds no attack card.",
    "moon_gone": "{planet}, {what}, leaves the game.",
    "techs_discarded": "{who} discards {what}.",
    "techs_drawn": "{who} draws {n|tech card|tech cards}.",
    "special_ship": "{what} of {who} stands on {planet}.",
    "tech_completed": "{who} completes {what}.",
    "tech_gone": "{what} of {who} leaves the table.",
    "ships_researched": "{who} puts {n|ship|ships} on a tech card.",
    "ships_stored": "{who} puts {n|ship|ships} on a sheet{why}.",
    "flares": "Flares in the deck: {whom}.",
    "turn": "Turn {n}: {who} is the offense.",
    "encounter": "{who} begins encounter {n} of this turn.",
    "destiny": "{who} turns up destiny: {card}.",
    "comet": "{card} is the comet of this encounter.",
    "comet_wasted": "A second comet, {card}, does nothing.",
    "cone_misses": "{card} fits nobody; {who} draws again.",
    "extra_gone": "{card} leaves the game; another extra card comes into the destiny deck.",
    "into_warp": "{who} sends the gate into the warp.",
    "destiny_reshuffled": "The destiny deck is shuffled anew.",
    "redraw": "{who} passes over the own colour and draws again.",
    "defense": "{who} is the defense against {offense}.",
    "nothing_to_launch": "{who} has no ship to launch; the turn ends.",
    "no_target": "There is nothing left to aim at; {who} ends the encounter.",
    "planet_named": "{who} names {planet}.",
    "aimed": "{who} aims the gate at {planet}.",
    "ships_launched": "{who} launches {n|ship|ships}.",
    "ships_joined": "{who} commits {n|ship|ships}.",
    "ships_lost": "{who} loses {n|ship|ships} to the warp{why}.",
    "ships_captured": "{n|ship|ships} of {who} end on a sheet{why}.",
    "ships_waiting": "{n|ship|ships} of {who} wait and do not go to the warp{why}.",
    "ships_called": "{n|ship|ships} of {who} wait no longer and go into the gate{why}.",
    "ships_saved": "{who} saves {n|ship|ships} from the warp{why}.",
    "ships_returned": "{n|ship|ships} of {who} return to colonies{why}.",
    "ships_retrieved": "{who} brings {n|ship|ships} back from the warp{why}.",
    "ships_removed": "{n|ship|ships} of {who} leave the game{why}.",
    "ships_moved": "{who} moves {n|ship|ships} between colonies{why}.",
    "ships_landed": "{who} lands {n|ship|ships}{why}.",
    "ships_settled": "{who} founds a colony with {n|ship|ships}{why}.",
    "ships_to_gate": "{who} has no colony; {n|ship goes|ships go} from the warp into the gate.",
    "ships_leased": "{n|ship|ships} of {who} now lie under those of another player{why}.",
    "ships_freed": "{n|ship|ships} of {who} leave the warp{why}.",
    "ships_recalled": "{n|ship|ships} of {who} go back into the warp{why}.",
    "invited": "{who} invites {whom} to the {side}.",
    "declined": "{who} stays out.",
    "allied": "{who} joins the {side}.",
    "no_encounter_card": "{who} holds no encounter card; the turn ends.",
    "selected": "{who} has laid a card.",
    "switched": "The cards of {offense} and {defense} change places.",
    "laid_open": "{who} lays {card} face up.",
    "revealed": "{offense} reveals {offense_card}, {defense} reveals {defense_card}.",
    "morph": "{who}'s Morph becomes {card}.",
    "reinforced": "{who} adds {card} to the {side}.",
    "outcome": "{who} wins the encounter.",
    "outcome_totals": "{who} wins the encounter, {offense} to {defense}.",
    "outcome_both_lose": "Both sides lose.",
    "outcome_deal": "Two negotiates: a deal can be made.",
    "deal_offer": "{who} offers {whom} a deal: gives {give}, takes {take}.",
    "deal_withdrawn": "{who} withdraws the offer.",
    "deal_accepted": "{who} accepts the deal.",
    "deal_consent": "{who} agrees to the deal as it stands.",
    "deal_refused": "{who} ends the talks.",
    "deal_broken": "The deal cannot be carried out as agreed.",
    "deal_made": "{offense} and {defense} have made a deal.",
    "deal_failed": "The deal has failed.",
    "promise": "{who} promises (not binding): {text}",
    "shown": "{who} looks at the hand of {whom}.",
    "dealt_lucre": "{who} receives {n} lucre from {whom}.",
    "dealt": "{who} receives {n|card|cards} from {whom}.",
    "took": "{who} takes {n|card|cards} from {whom}{why}.",
    "drew": "{who} draws {n|card|cards}{why}.",
    "buried": "{who}'s unseen card goes face down under the deck.",
    "replaced": "{who} puts {card} in the place of the revealed card.",
    "added": "{who} adds {card} to the total.",
    "discarded": "{who} discards {cards}{why}.",
    "keeps_shown": "{who} shows and keeps {cards}.",
    "rewards_reshuffled": "The discards of the reward deck are shuffled into a new deck.",
    "reshuffled": "The discard pile is shuffled into a new cosmic deck.",
    "quake": "Cosmic quake: all hands are discarded, everybody is dealt eight new cards.",
    "reward": "{who} takes {cards|card|cards} and {ships|ship|ships} as rewards.",
    "use": "{who} uses {what}.",
    "use_on": "{who} uses {what} on {whom}.",
    "use_saying": "{who} uses {what} and says: {said}.",
    "play": "{who} plays {what}.",
    "play_on": "{who} plays {what} on {whom}.",
    "zapped": "{who}'s {what} is zapped until the end of the encounter.",
    "cancelled": "{who}'s {what} is cancelled.",
    "power_lost": "{who} loses the power of {what}: too few home colonies.",
    "power_regained": "{who} has the power of {what} again.",
    "ships_pledged": "{who} puts {n|ship|ships} on a card{why}.",
    "all_lost": "The game is over. Everybody has lost.",
    "won": "The game is over. Winners: {whom}.",
}


def _own(field: str) -> dict[str, object]:
    """The texts that aliens and cards bring, under ``<id>.<name>``."""
    effects = [*ALIENS.values(), *ARTIFACTS.values(), *TECHS.values(), *VARIANTS.values()]
    return {f"{e.id}.{name}": text for e in effects for name, text in getattr(e, field).items()}


LABELS.update(_own("labels"))  # type: ignore[arg-type]
ASKS: dict[str, tuple[str, str]] = {**_ASKS, **_own("asks")}  # type: ignore[dict-item]
LIKE: dict[str, str] = {"deal_pair": "deal", "deal_consent": "accept", **_own("like")}  # type: ignore[dict-item]
EVENTS: dict[str, str] = {**_EVENTS, **_own("events")}  # type: ignore[dict-item]
