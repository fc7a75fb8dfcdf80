"""Every action has a text that parses back; nothing else does. (Most of it: ophir.engine.contract.notation)"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ophir.engine.errors import UnknownAction
from ophir.engine.game import Game


@given(text=st.text())
def test_a_text_that_is_no_action_is_refused_with_advice(game: Game, text: str) -> None:
    known = {action.text for action in game.actions}
    if " ".join(text.split()).lower() in known:
        return
    with pytest.raises(UnknownAction) as refusal:
        game.actions.parse(text)
    assert repr(text.strip()) in str(refusal.value)
    assert any(kind in str(refusal.value) for kind in {action.kind for action in game.actions})
