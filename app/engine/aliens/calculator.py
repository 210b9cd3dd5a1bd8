"""Calculator."""

from __future__ import annotations

from app.engine.asks import Steps
from app.engine.effects import Alien, modify, on, wild
from app.engine.moments import AFTER_SELECT, ALLY, CARD_VALUES, MAIN


class Calculator(Alien):
    """Lowers the higher of two attack cards by the lower one."""

    id, name = "calculator", "Calculator"
    tagline, power_name, alert = "Shrinks the bigger attack card", "Equalize", "yellow"
    mandatory, roles, phases = False, ("offense", "defense"), ("planning",)
    needs_word = "yes"
    text = (
        "When you are a main player, after both encounter cards have been placed face down and before they are "
        "turned up, you may use this power and declare an equalization. If two attack cards of different value are "
        "then revealed, the value of the higher card is lowered by the value of the lower card; the lower card keeps "
        "its value. An attack 15 against an attack 08 thus becomes 7 against 8. With equal values, or with anything "
        "but two attack cards, the declaration does nothing. The encounter then goes on as usual."
    )
    zap_text = (
        "One use, the declaration while both cards lie face down. The zap must answer the declaration, so it comes "
        "before anyone has seen a card; after the cards are turned up it is too late."
    )
    wild_text = (
        "As a main player, after encounter cards are placed and before they are turned up, call odd or even. If both "
        "revealed cards are attacks and the sum of their values is what you called, your opponent's card value is "
        "lowered by the value of your card. If it is not, your card value is lowered by the value of your opponent's "
        "card."
    )
    super_text = "Declare an equalization as an ally, at the same moment, for the two main players' cards."
    rulings = (
        ("Morph against an attack.", "The values are equal, so nothing is changed."),
        (
            "Equalize together with a digit reversal.",
            (
                "Both are step-2 effects; they are applied in order of play of their owners, and each works on what "
                "the one before left."
            ),
        ),
        (
            "Wild side: which sum?",
            "The sum of the two card values as in the power, without ships or other additions. Zero is even.",
        ),
        (
            "Is a player who called equalize allowed to play a negotiate?",
            "Yes, the card was chosen before; the declaration is then without effect.",
        ),
    )
    asks = {"call": ("Calculator Flare: odd or even?", "Call what the sum of the two attack cards will be.")}
    labels = {"even": "Even", "odd": "Odd"}
    does = {"equalize": "difference", "call": "gain"}
    like = {"call": "parity"}

    @on(AFTER_SELECT, roles=MAIN, widen=ALLY, says="lower the higher of two attack cards by the lower one")
    def equalize(self) -> Steps:
        if (yield from self.announce()):
            self.mark("equalized")

    @modify(CARD_VALUES, mark="equalized")
    def lower(self, values: list[int]) -> list[int]:
        if not self.g.both_attacks() or values[0] == values[1]:
            return values
        return [values[0] - values[1], values[1]] if values[0] > values[1] else [values[0], values[1] - values[0]]

    @wild
    @on(AFTER_SELECT, roles=MAIN, says="call the sum odd or even: right or wrong decides whose card is lowered")
    def call(self) -> Steps:
        options = [("choice", "calculator.even"), ("choice", "calculator.odd")]
        called = yield from self.g.choose(self.seat, "calculator.call", options, source=self.source)
        if (yield from self.announce(call=called[1])):
            self.mark("called", data=[options.index(called), self.side])

    @modify(CARD_VALUES, mark="called")
    def judge(self, values: list[int]) -> list[int]:
        if self.mark_ is None or not self.g.both_attacks():
            return values
        parity, side = self.mark_.data
        lowered = 1 - side if sum(values) % 2 == parity else side
        return [value - values[1 - at] if at == lowered else value for at, value in enumerate(values)]
