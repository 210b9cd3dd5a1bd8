"""kept phases: what the audiences saw, for when other rules cannot play a phase again"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "kept_phases",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_kept_phases_table_id")),
        sa.PrimaryKeyConstraint("table_id", "n", "entry", name=op.f("pk_kept_phases")),
    )
    with op.batch_alter_table("kept_phases", schema=None) as batch_op:
        batch_op.create_index("ix_kept_phases_table_id_seq", ["table_id", "seq"], unique=False)

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("unkept", sa.Boolean(), server_default=sa.true(), nullable=False))
        batch_op.create_index("ix_tables_unkept_status", ["unkept", "status"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_unkept_status")
        batch_op.drop_column("unkept")

    with op.batch_alter_table("kept_phases", schema=None) as batch_op:
        batch_op.drop_index("ix_kept_phases_table_id_seq")

    op.drop_table("kept_phases")
