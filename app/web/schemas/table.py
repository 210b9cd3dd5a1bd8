"""The table's record as the lobby and the sockets tell it, the players, and the options of a table."""

from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypeAliasType, TypedDict

from app.web.schemas.parts import Seat

Level = TypeAliasType("Level", Literal["easy", "normal", "hard"])
Pace = TypeAliasType("Pace", Literal["live", "relaxed", "days", "unlimited"])
Status = TypeAliasType("Status", Literal["waiting", "playing", "finished"])
Visibility = TypeAliasType("Visibility", Literal["public", "private"])


class PlayerRef(TypedDict):
    """A player as others see him."""

    id: str
    name: str


@with_config(ConfigDict(extra="allow"))
class TableSeat(TypedDict):
    """Who sits where. A bot's level stands in `bot`, also when it plays for a player who is away."""

    seat: Seat
    player: PlayerRef | None
    bot: Level | None
    ready: bool
    nonce: Annotated[NotRequired[Literal["promised", "given"] | None], Field(description="How far his nonce is.")]


class TableOptions(TypedDict, total=False):
    """The options of a table. All have defaults; switches are off."""

    aliens: Annotated[
        str | list[str],
        Field(description="`random`, `choice_of_two`, `combo:ID`, or one alien id for each seat."),
    ]
    alien_sets: Annotated[list[str], Field(description="The sets that chance deals from: `base`, `classic`.")]
    flares: bool
    secret_flares: bool
    tech: bool
    hazards: bool
    always_hazards: bool
    lucre: bool
    lucre_gifts: bool
    reward_deck: bool
    legacy_edicts: bool
    moons: list[str]
    comets: bool
    kickers: bool
    all_new_extras: bool
    reverse_cones: bool
    colourless_cones: bool
    inverted_systems: bool
    inverted_seats: Annotated[list[str], Field(description="Seats, from 1, that alone have inverted systems.")]
    inverted_choice: bool
    inverted_warp: bool
    four_planets: bool
    single_encounter: bool
    hidden_powers: bool
    classic_silence: bool
    no_abuse: bool
    two_powers: bool
    pace: Pace
    ask_all: bool
    deal_seconds: int
    bank_seconds: Annotated[int, Field(description="What each person may take over the clocks, in the whole game.")]
    spectator_delay: Annotated[int, Field(description="Seconds by which everybody without a seat is behind.")]
    seed: Annotated[str | None, Field(description="Hex; private tables only: the cards of such a table are not fair.")]


@with_config(ConfigDict(extra="allow"))
class Table(TypedDict):
    """A table's record. `commitment` is SHA-256 over the secret key and its salt, public from the start."""

    id: str
    code: Annotated[str, Field(description="The short invite code, good wherever the id is.")]
    name: str
    status: Status
    host: Annotated[str | None, Field(description="The host's player id.")]
    visibility: Visibility
    spectators: bool
    seats: list[TableSeat]
    options: TableOptions
    created_at: Annotated[int, Field(description="Milliseconds since the epoch.")]
    seq: int
    commitment: str | None
    paused: bool
    starting: Annotated[NotRequired[int | None], Field(description="Since when the start waits for nonces.")]
    waits_for_you: Annotated[NotRequired[bool], Field(description="Only in the list of one's own tables.")]
    token: Annotated[NotRequired[str], Field(description="Only in the reply that made a guest.")]
