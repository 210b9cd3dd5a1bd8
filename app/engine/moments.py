"""The vocabulary of effects: roles, moments, plans, queries, layers and how long things last.

Names of moments are those of R-TIME-9; an effect file imports what it needs from here and from ``effects``.
Bold restricted moments of R-TIME-9 differ only in what may hook them, not in how they run.
"""

from __future__ import annotations

# roles of a seat in the running encounter, as bits (core.md section 0)
OFF, DEF, OFF_ALLY, DEF_ALLY, OUTSIDER = 1, 2, 4, 8, 16
MAIN = OFF | DEF
ALLY = OFF_ALLY | DEF_ALLY
PARTICIPANT = MAIN | ALLY
ANY = MAIN | ALLY | OUTSIDER

# the two sides of an encounter, as indexes
OFFENSE, DEFENSE = 0, 1
SIDES = ("offense", "defense")

# --- moments, in the order of an encounter
SETUP_SYSTEMS, SETUP_SHIPS = "setup.systems", "setup.ships"  # R-SETUP-1
SETUP_SHEETS = "setup.sheets"  # R-SETUP-6
SETUP_DECK = "setup.deck"  # the cosmic deck is made, nothing is dealt yet; who has a hand then gets no other
SETUP_DONE = "setup.done"  # all decks lie ready, the first player is known
START_TURN = "start_turn"
REGROUP_TECH, REGROUP_BEGIN, REGROUP_AFTER = "regroup.tech", "regroup.begin", "regroup.after"
FREE_REGROUP = (REGROUP_BEGIN, REGROUP_AFTER)  # whatever may be done in a regroup phase at all
TURNED_UP, AFTER_DRAW = "destiny.turned_up", "destiny.after_draw"
DEFENSE_FIXED, DESTINY_PUT = "destiny.defense_fixed", "destiny.put_away"
BEFORE_LAUNCH, AFTER_AIM, AFTER_LAUNCH = "launch.before", "launch.after_aim", "launch.after"
COMMITTING, COMMITTED = "ships.committing", "ships.committed"
BEFORE_INVITE, AFTER_INVITE, AFTER_FORMED = "alliance.before_invite", "alliance.after_invite", "alliance.after_formed"
INVITED = "alliance.invited"  # a main player has invited somebody (payload: its seat)
BEFORE_SELECT, NAMING, SELECTING = "planning.before_select", "planning.naming", "planning.selecting"
LAID, AFTER_SELECT = "planning.laid", "planning.after_select"
TURNING, AFTER_REVEAL, TYPES_FINAL = "reveal.turning", "reveal.after_reveal", "reveal.types_final"
REVEALED = "reveal.revealed"  # the cards lie open and morphs have copied; nobody may change anything here
TOTALS, LAST = "reveal.totals", "reveal.last"
KICK = "kicker.lay"  # one player may lay a kicker earlier than others
DEAL_OPENS, DEAL_AGREED = "deal.opens", "resolution.deal_agreed"
OUTCOME, AFTER_SHIPS = "resolution.outcome", "resolution.after_ships"
LATER = 1  # the layer of what is announced when a window has closed and nothing has moved yet
CLAIMS, COMPENSATION, COMPENSATED, REWARDS = (
    "resolution.claims",
    "resolution.compensation",
    "resolution.compensated",
    "resolution.rewards",
)
AFTER_REWARD = "resolution.after_reward"  # a seat has taken its rewards (payload: the seat)
BEFORE_DISCARD, AFTER_DISCARD = "resolution.before_discard", "resolution.after_discard"
ENCOUNTER_END, TURN_END = "encounter.end", "turn.end"
ARRANGING = "window.arranging"  # several seats are due, one after the other (a plan: data is the seats in their order)

# "at any time" (effects.md section 3): offered in every free window of the hook's phases that opens anyway, and in one
# window of each phase if none does
ANYTIME = "anytime"
NEVER = "never"  # a hook for a card that only acts when it is completed
PHASE_WINDOW = {
    "start_turn": START_TURN,
    "regroup": REGROUP_BEGIN,
    "destiny": AFTER_DRAW,
    "launch": AFTER_LAUNCH,
    "alliance": BEFORE_INVITE,
    "planning": BEFORE_SELECT,
    "reveal": AFTER_REVEAL,
    "resolution": AFTER_SHIPS,
}
FREE_WINDOWS = {
    "regroup": (REGROUP_AFTER,),
    "destiny": (DEFENSE_FIXED,),
    "launch": (BEFORE_LAUNCH, AFTER_AIM),
    "alliance": (AFTER_INVITE, AFTER_FORMED),
    "planning": (AFTER_SELECT,),
    "resolution": (OUTCOME, COMPENSATION, REWARDS, BEFORE_DISCARD, AFTER_DISCARD, DEAL_AGREED),
}

AIMED_ALONE = "launch.alone"  # the gate points where nobody is to be fought: a home colony founded again, a free moon

# --- announcements (payload: the Act)
USE_ANNOUNCED, CARD_ANNOUNCED, TECH_ANNOUNCED = "announced.use", "announced.card", "announced.tech"
REINFORCEMENT_ANNOUNCED = "announced.reinforcement"  # can be answered by what names reinforcements, by no zap
DECLARED = "act.declared"  # any act, before it is answered: what comes of it whether it is cancelled or not

# --- plans: atomic actions that have not happened yet (payload: the Plan)
TO_WARP, LAND, RETURN = "plan.ships_to_warp", "plan.ships_land", "plan.ships_return"
DISCARD, DRAW, TAKE = "plan.cards_discard", "plan.cards_draw", "plan.cards_take"
DESTINY_DRAW, RETRIEVE, WIN, MOVING = "plan.destiny", "plan.retrieve", "plan.win", "plan.resolution"
NO_DRAW = "plan.no_destiny_draw"  # another card is taken for destiny, so that none is drawn
SHOWN = "plan.destiny_shown"  # a destiny card lies open, before any effect reads it: data, the card in its place
DESTINY_SPENT, DESTINY_BUILT = "destiny.spent", "destiny.built"  # before and after its deck is shuffled anew
DESTINY_AWAY, LEAVING, RECALL = "plan.destiny_away", "plan.ships_leave", "plan.ships_recalled"
# choices that are made and have not taken hold yet; data None = choose again, another way if there is one
DESTINY_NAMED, SHIPS_CHOSEN, ALLYING = "plan.destiny_named", "plan.ships_chosen", "plan.ally_joins"
PLANET_NAMED = "plan.planet_named"  # where the gate is aimed, or where an effect that is carried out strikes or settles

# layers of TO_WARP: which ships, out of the game, captured, saved, where lost ships lie (R-RESOLVE-11)
CHOOSE, REMOVE, CAPTURE, SAVE, PLACE = 0, 1, 2, 3, 4

# --- happenings: atomic actions that are done and settled
SHIPS_MOVED, CARDS_MOVED = "ships.moved", "cards.moved"
COLONIES_CHANGED, POWER_CHANGED, DISMISSED = "colonies.changed", "power.changed", "allies.dismissed"
POWER_CAME = "power.came"  # a sheet has come to another player (count: its power)
FOUNDING = "colonies.founding"  # part of the action: colonies have been founded, and nobody has won by it yet
ACT_DONE, DEAL_DONE, DECK_REBUILT = "act.done", "deal.done", "deck.rebuilt"
HAND_RENEWED = "hand.renewed"  # seats have drawn a complete new hand (payload: the seats)
SPOKEN = "said"  # a player has said something with the table's own controls (speech.py)
USED = "use.done"  # a use of a power is over, whatever became of it (payload: the Act)
CARD_PLAYED = "card.played"  # a card was played, whatever became of it; after its effect (payload: the Act)
FLARE_BACK = "flare.back"  # a flare that lay out returns when the encounter ends

# --- queries: computed values (``@modify``)
SHIP_LIMIT, SHIP_SOURCES, SHIP_EXTRA = "ship.limit", "ship.sources", "ship.extra"
SHIP_RANGE = (1, 4)  # where nothing changes the limit (R-LAUNCH-2, R-ALLIANCE-5)
SPARE_SHIPS = "ship.spare"  # how many of its ships at a place a seat may take away of its own will
BERTHS = "ship.berths"  # places from which ships are taken and to which they return as if they were colonies
SHIP_CHOOSER, SHARED, LOSSES, HAVENS = "ship.chooser", "planet.shared", "encounter.losses", "ship.havens"
TOGETHER = "planet.together"  # two seats may stay on one planet, whatever forbids it
AIM_TARGETS, DESTINY_CHOICES, WILD_FIGHTS = "aim.targets", "destiny.choices", "destiny.wild_fights"
DESTINY_CHOOSER = "destiny.chooser"
OWN_WAYS = "destiny.own_ways"  # what the offense may do about its own colour
MAY_ALLY = "ally.may"  # a seat may be an ally at all
MAY_AGREE, MAY_SPEAK = "deal.may", "speech.may"  # two parties may come to a deal; a seat may say something
WORDLESS = "wordless"  # a seat may announce nothing that has to be chosen
MAY_USE, MUST_USE = "use.may", "use.must"  # a seat may, or has to, play a card or use a power by a hook
INVITE_OPTIONS, INVITE_MUST = "invite.options", "invite.must"
PLANETS_LEFT = "planets.left"  # of a home system
ALLY_OPTIONS, ALLY_MUST, ALLY_ORDER = "ally.options", "ally.must", "ally.order"
ALLY_DECLINE = "ally.decline"  # may an invited player stay out?
SELECT_FROM, SELECT_OPTIONS, SELECT_ROUNDS, SELECT_SHOWS = (
    "select.from",
    "select.options",
    "select.rounds",
    "select.shows",
)
CARD_FACE, CARD_VALUES = "card.face", "card.values"
SHIP_WORTH, SIDE_BASE, SIDE_TERMS, SIDE_TYPE = "ship.worth", "side.base", "side.terms", "side.type"
INCOME = "lucre.income"  # at the start of the own turn (L-2)
KICKER, BESIDE = "kicker.factor", "encounter.beside"
COMPARE, OUTCOME_OF, GAINS = "compare", "outcome", "gains"
COMP_COUNT, COMP_CHOOSER, REWARD_COUNT = "comp.count", "comp.how", "reward.count"
NEW_HAND_KEEP, CARDS_NEEDED = "newhand.keep", "cards.needed"
SETUP_HANDS, NEW_HAND = "setup.hands", "plan.new_hand"
RETRIEVE_COUNT, ENCOUNTERS, NEXT_TURN = "retrieve.count", "encounters.more", "turn.next"
DEAL_PENALTY, DEAL_TERMS, DEAL_VACATES = "deal.penalty", "deal.terms", "deal.vacates"
DEAL_PARTIES, DEAL_SHOWN = "deal.parties", "deal.shown"  # the latter: party -> the card that it makes the deal with
COLONIES_COUNT, HOME_COUNT, MAY_WIN, WIN_ALT = "colonies.count", "home.count", "win.may", "win.alt"
POWER_SAFE = "power.safe"  # it cannot be taken from its owner, and no use of it cancelled
SAFE_CARDS = "hand.safe"  # cards of a hand that nobody else can take out of it or have discarded
POWER_WORKS, POWER_USED, MAY_DECLINE = "power.works", "power.used", "power.may_decline"
BARE_HOMES, ALIENS_EACH = "homes.bare", "aliens.each"
HELD_TOGETHER = "stack.together"

# layers of CARD_VALUES (R-REVEAL-5): before everything else, kickers, all other changes
FIRST, KICKERS, VALUES = -2, -1, 0
# layers of COMP_COUNT and DEAL_PENALTY: what is due, what the cards printed with it add, kickers
DUE, EXTRA, MULTIPLIED = 0, 1, 2
# layers of SHIP_WORTH: multipliers, then signs
MULTIPLY, SIGN = 0, 1
# layers of OUTCOME_OF: set by an effect, given away, reversed
SET, GIVEN, REVERSED = 0, 1, 2

# --- marks that effects of more than one source read
MOONS_STAND_STILL = "moons_stand_still"  # until the mark is gone, no moon has any effect (MO-19)
MORE_SHIPS = "more_ships"  # [number]: ships that a seat has beyond those of its colour
SANITY = "sanity"  # no flares, no moons, one power each until the encounter ends
STEERED = "steered"  # another player than the offense chose the destiny card that lies open
LOOSE_FLARES, GONE_FLARES = "loose_flares", "gone_flares"  # unused flares may be in hands; those out of the game

# --- how long a mark lasts
PHASE, ENCOUNTER, TURN, GAME = "phase", "encounter", "turn", "game"

# --- phases in their order; the number is stored with marks, uses and zaps so that time can be turned back
PHASES = (
    "setup", "start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution", "end",
)  # fmt: skip
EVERY_PHASE = PHASES[1:-1]  # those that players see
PHASE_NUMBER = {name: number for number, name in enumerate(PHASES)}

# --- causes of ship movements
CAUSE_ENCOUNTER, CAUSE_DEAL, CAUSE_PENALTY, CAUSE_CHOICE, CAUSE_HOMELESS, CAUSE_COST = (
    "encounter",
    "deal",
    "penalty",
    "choice",
    "homeless",
    "cost",
)
