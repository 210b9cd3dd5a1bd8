"""The configuration of a process, from the environment. Every value has a default that plays at once."""

from pathlib import Path
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

VERSION = "0.1.0"
ROOT = Path(__file__).resolve().parent.parent


class Settings(BaseSettings):
    """All settings; in the environment the same names in capitals (`DATABASE_URL`, `GUESTS_PER_MINUTE`, ...)."""

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore", frozen=True)

    host: str = Field(default="127.0.0.1", description="Address to listen on.")
    port: int = Field(default=8000, ge=0, le=65535, description="Port to listen on.")
    database_url: str = Field(
        default="sqlite+aiosqlite:///fifth-colony.sqlite3", description="SQLite file (from here) or PostgreSQL server."
    )
    valkey_url: str | None = Field(
        default=None, description="Valkey or Redis, for more than one process; none: in process."
    )

    guests_per_minute: int = Field(default=120, ge=1, description="Guests that one address may make in a minute.")
    messages_per_second: float = Field(default=50, gt=0, description="Messages that one socket may send, on average.")
    message_burst: int = Field(default=100, ge=1, description="Messages that one socket may send at once.")
    chat_per_minute: int = Field(default=120, ge=1, description="Lines of chat that one player may say in a minute.")
    max_frame: int = Field(default=16 * 1024, ge=256, description="Largest frame that a socket may send, in bytes.")
    max_body: int = Field(default=64 * 1024, ge=1024, description="Largest body of a request, in bytes.")
    queue_frames: int = Field(default=256, ge=4, description="Frames that may wait for a slow socket.")
    queue_bytes: int = Field(default=1024 * 1024, ge=65536, description="Bytes that may wait for a slow socket.")
    stall_seconds: float = Field(default=60, gt=0, description="A socket that takes nothing for so long is closed.")

    webhooks: bool = Field(
        default=True,
        description="Whether players of slow tables may be told outside the page, at an address of theirs.",
    )
    webhook_any_address: bool = Field(
        default=False, description="Webhooks may also be http:// and lead into the own network. Only among friends."
    )
    webhook_delay_seconds: float = Field(
        default=120, ge=0, description="How long a slow table waits for somebody before he is told."
    )
    webhooks_per_hour: int = Field(default=30, ge=1, description="Messages that one player gets in an hour.")

    public_origins: list[str] = Field(default=[], description="Further origins that pages of ours are served from.")
    secure_cookie: bool | None = Field(
        default=None, description="Cookie over HTTPS only; unset: where the request came by HTTPS."
    )
    frontend_dir: Path = Field(default=ROOT / "frontend" / "dist", description="The built pages.")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="The least that is logged: debug, info, warning or error."
    )
    log_format: Literal["json", "text"] = Field(default="json", description="One JSON object a line, or text for eyes.")

    @property
    def database(self) -> str:
        """Where the record stands; the store knows which driver belongs to the address."""
        return self.database_url
