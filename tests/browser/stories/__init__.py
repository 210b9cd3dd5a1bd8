"""States of the table made by hand from the protocol, to show and test the page without playing up to them.

``STORIES[name]()`` makes one state; ``play_story`` puts it in front of a page. Nothing of this is shipped.
"""

from .front import play_story
from .states import STORIES

__all__ = ["STORIES", "play_story"]
