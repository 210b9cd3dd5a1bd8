"""tables and journal"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "gaps",
        sa.Column("start", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("end", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("pk_gaps")),
    )
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name=op.f("pk_heartbeats")),
    )
    with op.batch_alter_table("heartbeats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_heartbeats_at"), ["at"], unique=False)

    op.create_table(
        "players",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_players_token_hash")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=16), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("visibility", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("next_due", sa.BigInteger(), nullable=True),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_next_due", ["next_due"], unique=False)
        batch_op.create_index("ix_tables_status_created_at", ["status", "created_at", "id"], unique=False)

    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=True),
        sa.Column("command_id", sa.String(length=64), nullable=True),
        sa.Column("entries", sa.LargeBinary(), nullable=False),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_journal_table_id")),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_journal")),
        sa.UniqueConstraint(
            "table_id", "player_id", "command_id", name=op.f("uq_journal_table_id_player_id_command_id")
        ),
    )
    op.create_table(
        "seated_players",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_seated_players_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seated_players_table_id")),
        sa.PrimaryKeyConstraint("player_id", "table_id", name=op.f("pk_seated_players")),
    )
    with op.batch_alter_table("seated_players", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seated_players_table_id"), ["table_id"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("phase", sa.Integer(), nullable=False),
        sa.Column("engine", sa.String(length=32), nullable=False),
        sa.Column("checkpoint", sa.LargeBinary(), nullable=False),
        sa.Column("control", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", "n", "entry", name=op.f("pk_snapshots")),
    )
    with op.batch_alter_table("snapshots", schema=None) as batch_op:
        batch_op.create_index("ix_snapshots_table_id_seq", ["table_id", "seq"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("snapshots", schema=None) as batch_op:
        batch_op.drop_index("ix_snapshots_table_id_seq")

    op.drop_table("snapshots")
    with op.batch_alter_table("seated_players", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seated_players_table_id"))

    op.drop_table("seated_players")
    op.drop_table("journal")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_created_at")
        batch_op.drop_index("ix_tables_next_due")

    op.drop_table("tables")
    op.drop_table("players")
    with op.batch_alter_table("heartbeats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_heartbeats_at"))

    op.drop_table("heartbeats")
    op.drop_table("gaps")
