"""States of the table made by hand from the protocol, to show and test the page without playing up to them.

``STORIES[name]()`` makes one state; ``play_story`` puts it in front of a page,
and a ``Feed`` lets it go on. Nothing of this is shipped.
"""

from .front import Feed, play_story
from .states import STORIES

__all__ = ["STORIES", "Feed", "play_story"]
