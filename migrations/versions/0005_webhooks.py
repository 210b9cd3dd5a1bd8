"""webhooks: players are told outside the page that a slow table waits for them"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("url", sa.String(length=2000), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("site", sa.String(length=300), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("on", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=True),
        sa.Column("problem", sa.String(length=200), nullable=True),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_webhooks_player_id")),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_webhooks")),
    )
    op.create_table(
        "waits",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("window", sa.Boolean(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("asked", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_waits_table_id")),
        sa.PrimaryKeyConstraint("table_id", "key", name=op.f("pk_waits")),
    )
    with op.batch_alter_table("waits", schema=None) as batch_op:
        batch_op.create_index("ix_waits_due_at", ["due_at"], unique=False)


def downgrade() -> None:
    op.drop_table("waits")
    op.drop_table("webhooks")
