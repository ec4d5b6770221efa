"""The machine and what is printed about it."""

import os

import pytest

from benchmarks.machine import one_core, processor_name, this_machine


def test_the_processor_is_named_even_where_linux_does_not_tell() -> None:
    assert processor_name("flags : fast\nmodel name : Abacus 9\nmodel name : Abacus 9\n") == "Abacus 9"
    assert processor_name("") != ""


def test_this_machine_has_a_core_and_a_python() -> None:
    machine = this_machine()

    assert machine.cores >= 1
    assert machine.python.split()[1].startswith("3.")


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system cannot pin a process")
def test_one_core_is_used_inside_and_all_of_them_again_afterwards() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before
