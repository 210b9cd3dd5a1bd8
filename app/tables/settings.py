"""What a host may set about the tables of a process."""

from __future__ import annotations

import msgspec


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Times in milliseconds unless said otherwise."""

    heartbeat: int = 2_000
    """How often a process says that it lives."""
    due_poll: int = 1_000
    """How often a process looks for due tables that no timer of its own holds."""
    due_batch: int = 50
    """How many due tables are taken up at one look."""
    chain: int = 200
    """How many automatic answers follow in one transition; more go on in the next one."""
    chain_time: int = 20
    """After so much computing a transition ends and the rest goes on in the next one."""
    recent: int = 64
    """How many updates are kept for each audience, for those who come back. More weigh more than a fresh hello."""
    linger: int = 120_000
    """How long an audience without a socket is kept up to date."""
    idle: int = 300_000
    """A table without sockets and without anything to do is put away after so long."""
    nonce_wait: int = 10_000
    """How long a start waits for a nonce whose hash was given."""
    away_after: int = 60_000
    """A player without a socket counts as offline, no longer as away, after so long."""
    device_code: int = 600_000
    """How long a code for a further device is good."""
    proposal: int = 60_000
    """How long a proposal may be voted on; a day at the pace of days."""
    keep_every: int = 5_000
    """How often the phases of one table are kept for a time with other rules,"""
    quiet_answers: int = 50
    """if no more answers than this came since the last look."""
    hook_delay: int = 120_000
    """How long a slow table waits for somebody before he is told outside the page: a quick answer sends nothing."""
    hook_poll: int = 5_000
    """How often a process looks for messages to be sent."""
    hook_batch: int = 50
    """How many messages are sent at once."""
    hook_pauses: tuple[int, ...] = (60_000, 300_000, 1_800_000)
    """After which times a message that did not arrive is tried again."""
    hooks_per_hour: int = 30
    """How many messages one player gets in an hour; more wait for the next."""
    hook_failures: int = 10
    """After so many messages in a row that never arrived a webhook is turned off."""
    retries: int = 5
    """How often a command is judged anew after another process was faster."""
