"""Who looks at tables through other processes."""

from __future__ import annotations

import msgspec

from tawantin.server.presence import LONGEST_MESSAGE, SILENT_SECONDS, Elsewhere, messages


def test_what_a_process_says_replaces_what_it_said_before() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.hear("p", '{"t":["ana","bo"],"u":["eve"]}', 0) == ["t", "u"]
    assert elsewhere.hear("q", '{"t":["zoe"]}', 0) == ["t"]
    assert elsewhere.people("t") == {"ana", "bo", "zoe"}
    assert elsewhere.hear("p", '{"t":["bo"],"u":["eve"]}', 1) == ["t"]
    assert elsewhere.people("t") == {"bo", "zoe"}
    assert elsewhere.hear("p", '{"t":[],"u":[]}', 2) == ["t", "u"]
    assert elsewhere.people("t") == {"zoe"}
    assert elsewhere.people("u") == set()


def test_nobody_is_here_through_a_process_that_has_fallen_silent() -> None:
    elsewhere = Elsewhere()
    elsewhere.hear("p", '{"t":["ana"]}', 0)
    elsewhere.hear("q", '{"t":["bo"]}', SILENT_SECONDS)
    assert elsewhere.forget_silent(SILENT_SECONDS) == []
    assert elsewhere.forget_silent(SILENT_SECONDS + 1) == ["t"]
    assert elsewhere.people("t") == {"bo"}


def test_many_tables_are_told_in_several_messages_that_together_say_all() -> None:
    watching = {f"table{n}": {f"person-{n}-{m}" for m in range(8)} for n in range(200)}
    sent = list(messages(watching))
    assert len(sent) > 1
    assert max(map(len, sent)) <= LONGEST_MESSAGE
    decoded = [msgspec.json.decode(text, type=dict[str, set[str]]) for text in sent]
    assert {table: people for part in decoded for table, people in part.items()} == watching


def test_a_crowd_at_one_table_still_fits_into_a_message() -> None:
    (sent,) = messages({"table": {f"person-with-a-long-id-{n}" for n in range(1000)}})
    assert len(sent) <= LONGEST_MESSAGE
