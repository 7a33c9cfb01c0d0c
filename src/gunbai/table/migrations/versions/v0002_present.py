"""Who has a page open, at whatever process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes a place for it."""
    op.create_table(
        "present",
        sa.Column("battle", sa.String(32), sa.ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Takes it away."""
    op.drop_table("present")
