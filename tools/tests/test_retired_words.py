from tools.retired_words import retired_in, retired_words


def test_no_file_says_a_retired_word() -> None:
    assert retired_words() == []


def test_a_retired_name_is_found_with_what_to_say() -> None:
    assert list(retired_in("bff/forwarding/proxy.py", "class Keeper:\n    pass\n")) == [
        "bff/forwarding/proxy.py: Keeper: SessionManager"
    ]
    assert list(retired_in("web/src/kit/list/words.test.ts", "")) == [
        "web/src/kit/list/words.test.ts: the file's name: labels"
    ]


def test_a_text_or_a_comment_may_say_any_word() -> None:
    code = 'NOTE = "Lost and found"  # Lost, as people say\n\n\ndef find() -> None:\n    """Late or Lost."""\n'
    assert list(retired_in("bff/errors.py", code)) == []
    assert list(retired_in("web/src/kit/Note.tsx", "const text = `Facts`\n// Facts")) == []


def test_a_word_counts_as_a_whole_in_its_own_layer() -> None:
    assert list(retired_in("bff/errors.py", "class LateReply: ...")) == []
    assert list(retired_in("upstream_sim/core/clock.py", "class Late: ...")) == []
