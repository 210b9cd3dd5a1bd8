"""Two decks with two backs: the cosmic deck and the reward deck (RD-2, RD-4, RD-5).

Every card goes to the discard pile and back into the deck that it has the back of. Everybody sees the backs in all
hands, so who takes cards at random may first say how many of each back.
"""

from __future__ import annotations

from .asks import Ask, Steps
from .cards import COSMIC
from .ships import Ships

ANY = ("choice", "reward_deck.any")


class Backs(Ships):
    """Cards by the deck that they belong to."""

    def rewards_left(self) -> int:
        """How many cards the reward deck can still give."""
        return len(self.state.reward.deck) + len(self.state.reward.discard)

    def backs(self, seat: int) -> int:
        """How many cards of a hand have the back of the reward deck; all see that."""
        return sum(self.faces[card].deck != COSMIC for card in self.state.hands[seat])

    def lay_under(self, card: int) -> None:
        """The card goes face down under the deck that it came from."""
        self.forget(card)
        self.deck_of(card).insert(0, card)

    def off_reward_deck(self, count: int) -> list[int]:
        """Cards of the reward deck; when it is empty its pile is shuffled, and with none left there is no card and no
        quake (R-CARD-7)."""
        rewards = self.state.reward
        taken: list[int] = []
        for _ in range(count):
            if not rewards.deck:
                for card in rewards.discard:
                    self.forget(card)
                rewards.deck, rewards.discard = self.dice.shuffled(rewards.discard, "reward deck"), []
                if rewards.deck:
                    self.emit("rewards_reshuffled")
            if not rewards.deck:
                break
            taken.append(rewards.deck.pop())
        return taken

    def random_by_back(self, taker: int, giver: int, hand: list[int], count: int, purpose: str) -> Steps:
        """Random ones of those cards of a hand that can be taken; with both backs among them the taker says first how
        many of each, or leaves it to chance."""
        blue = [card for card in hand if self.faces[card].deck != COSMIC]
        rewards = len(blue)
        cosmic = len(hand) - rewards
        if not rewards or not cosmic or not 0 < count < len(hand):
            return self.dice.sample(hand, count, purpose)
        splits = range(max(0, count - cosmic), min(rewards, count) + 1)
        options = (ANY, *(("backs", (n, count - n)) for n in splits))
        ask = Ask(taker, "reward_deck.backs", options=options, default=["0"], clock="select",
                  args={"n": count, "whom": ("seat", giver)})  # fmt: skip
        chosen = (yield from self.put(ask))[0]
        if chosen is ANY:
            return self.dice.sample(hand, count, purpose)
        rest = [card for card in hand if card not in blue]
        picked = self.dice.sample(blue, chosen[1][0], purpose) + self.dice.sample(rest, chosen[1][1], purpose)
        return [card for card in hand if card in picked]
