"""devices: one player on several devices, each with a token of its own"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_devices_player_id")),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_devices")),
    )
    op.create_table(
        "device_codes",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_device_codes_player_id")),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_device_codes")),
    )
    with op.batch_alter_table("devices", schema=None) as batch_op:
        batch_op.create_index(op.f("ix_devices_player_id"), ["player_id"], unique=False)
    with op.batch_alter_table("device_codes", schema=None) as batch_op:
        batch_op.create_index(op.f("ix_device_codes_expires_at"), ["expires_at"], unique=False)


def downgrade() -> None:
    op.drop_table("device_codes")
    op.drop_table("devices")
