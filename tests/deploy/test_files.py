"""What is known of the shipped files without a container engine: they parse, agree, and name what exists."""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with MkDocs, without types

from grimtable.cli.main import main
from grimtable.cli.serve import PORT
from grimtable.server.limits import Limits
from grimtable.server.metrics import Metrics
from tests.deploy.fronts import DEPLOY, program

ROOT = DEPLOY.parent
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
IGNORED = [
    line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"
]
UNIT = (DEPLOY / "grimtable.service").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """Each instruction of the Containerfile with what follows it, continued lines joined."""
    joined = CONTAINERFILE.replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], " ".join(line.split()[1:])) for line in lines]


def stages() -> dict[str, list[tuple[str, str]]]:
    """The instructions of each stage, by its name; the last one is `runs`."""
    found: dict[str, list[tuple[str, str]]] = {}
    for word, rest in instructions():
        if word == "FROM":
            found[rest.partition(" AS ")[2] or "runs"] = []
        list(found.values())[-1].append((word, rest))
    return found


def copied(stage: str) -> list[tuple[list[str], str]]:
    """What a stage copies from the project: sources and target."""
    rests = [rest.split() for word, rest in stages()[stage] if word == "COPY" and "--from" not in rest]
    return [(rest[:-1], rest[-1]) for rest in rests]


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return read


def serve_options(capsys: pytest.CaptureFixture[str]) -> set[str]:
    main(["serve", "--help"])
    return set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


# --- the container ----------------------------------------------------------------------------------------


def test_images_are_plain_names_with_a_version() -> None:
    images = [rest.split()[0] for word, rest in instructions() if word == "FROM"]
    images.append(compose()["services"]["database"]["image"])
    assert len(images) == 4
    assert [image for image in images if not re.fullmatch(r"[a-z]+:[0-9.]+(-slim)?", image)] == []


def test_everything_copied_exists_and_is_not_ignored() -> None:
    sources = [source for stage in stages() for sources, _ in copied(stage) for source in sources]
    assert {"src", "web", "pyproject.toml", "requirements"} <= set(sources)
    assert [source for source in sources if not (ROOT / source).exists() or source in IGNORED] == []
    assert {"**/node_modules", "src/grimtable/server/static"} <= set(IGNORED), "made anew inside"


def test_stages_are_copied_from_where_they_are_made() -> None:
    borrowed = re.findall(r"COPY --from=(\S+) (\S+)", CONTAINERFILE)
    assert [stage for stage, _ in borrowed] == ["web", "server"]
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    made = re.search(r"outDir: '(.+)'", config)
    assert made is not None
    assert Path(f"/build/web/{made[1]}").resolve() == Path(borrowed[0][1])
    assert f"RUN python -m venv {borrowed[1][1]}" in CONTAINERFILE
    assert "build" in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]


def test_the_copied_files_make_a_whole_package(tmp_path: Path) -> None:
    """The last step of the server's stage, done: everything the server reads is in what gets installed."""
    for sources, target in copied("server"):
        for source in sources:
            place = tmp_path / (source if target == "./" else target)
            if (ROOT / source).is_dir():
                shutil.copytree(
                    ROOT / source, place, ignore=shutil.ignore_patterns("static", "__pycache__", "*.egg-info")
                )
            else:
                shutil.copy(ROOT / source, place)
    page = tmp_path / "src" / "grimtable" / "server" / "static" / "assets" / "page.js"
    page.parent.mkdir(parents=True)
    page.write_text("// from the stage before\n", encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-index"]
    done = subprocess.run(
        [*pip, "--no-build-isolation", "--wheel-dir", str(tmp_path / "made"), "."],
        cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2_000:]
    (wheel,) = (tmp_path / "made").iterdir()
    held = set(zipfile.ZipFile(wheel).namelist())
    inside = tmp_path / "src"
    wanted = {path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file()}
    wanted = {path for path in wanted if ".egg-info/" not in path}
    assert len(wanted) > 500
    assert sorted(wanted - held) == []


def test_the_commands_take_the_options_they_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    known = serve_options(capsys)
    runs = dict(stages()["runs"])
    entry = json.loads(runs["ENTRYPOINT"])
    assert entry[:2] == ["grimtable", "serve"]
    given = {word for word in [*entry, *json.loads(runs["CMD"])] if word.startswith("--")}
    start = re.search(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    assert start is not None
    given |= set(re.findall(r"--[a-z-]+", start[1]))
    assert given == {"--host", "--port", "--log-format"}
    assert given <= known


def test_the_container_runs_as_nobody_special() -> None:
    runs = stages()["runs"]
    words = [word for word, _ in runs]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert dict(runs)["USER"] == "grimtable"
    assert "useradd --system" in CONTAINERFILE


# --- the services beside each other -----------------------------------------------------------------------


def test_the_services_know_each_other() -> None:
    services = compose()["services"]
    table, database = services["table"], services["database"]
    build = table["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    url = re.fullmatch(
        r"postgresql://(\w+):\$\{(\w+):\?.+\}@(\w+)/(\w+)", table["environment"]["GRIMTABLE_DATABASE_URL"]
    )
    assert url is not None
    user, password, host, name = url.groups()
    assert services[host] is database
    assert (user, name) == (database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"])
    assert f"${{{password}:?" in database["environment"]["POSTGRES_PASSWORD"]
    assert list(table["depends_on"]) == [host]
    assert database["volumes"][0].partition(":")[0] in compose()["volumes"]
    assert table["networks"] == database["networks"] == list(compose()["networks"])


def test_only_the_gateway_is_believed_and_only_this_machine_gets_in() -> None:
    table = compose()["services"]["table"]
    (network,) = compose()["networks"]["inside"]["ipam"]["config"]
    assert table["environment"]["FORWARDED_ALLOW_IPS"] == network["gateway"]
    assert table["ports"] == [f"127.0.0.1:{PORT}:{PORT}"]
    assert "ports" not in compose()["services"]["database"]


def test_everybody_means_the_same_port() -> None:
    runs = stages()["runs"]
    assert dict(runs)["EXPOSE"] == str(PORT)
    assert f"127.0.0.1:{PORT}/health" in dict(runs)["HEALTHCHECK"]
    assert f'"--port", "{PORT}"' in dict(runs)["ENTRYPOINT"]
    assert f"--port {PORT}" in UNIT
    assert f"server 127.0.0.1:{PORT};" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert f"reverse_proxy 127.0.0.1:{PORT} " in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_the_web_servers_bounds_are_the_servers() -> None:
    sizes = {"k": 2**10, "m": 2**20, "KiB": 2**10, "MiB": 2**20}
    for name, words in (("nginx.conf", "client_max_body_size"), ("Caddyfile", "max_size")):
        found = re.findall(rf"{words} (\d+)(\w+)", (DEPLOY / name).read_text(encoding="utf-8"))
        assert sorted(int(number) * sizes[unit] for number, unit in found) == [
            Limits().body_bytes,
            Limits().record_bytes,
        ]


# --- systemd ----------------------------------------------------------------------------------------------


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The shipped unit with a program that exists here."""
    path = tmp_path / "grimtable.service"
    here = "/usr/local/lib/grimtable/bin/grimtable"
    assert here in UNIT
    path.write_text(UNIT.replace(here, sys.executable), encoding="utf-8")
    return path


def test_systemd_finds_nothing_wrong_with_the_unit(unit: Path) -> None:
    done = subprocess.run(
        [program("systemd-analyze"), "verify", "--man=no", str(unit)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    told = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, told) == (0, [])


def test_systemd_finds_the_service_well_locked_up(unit: Path) -> None:
    """Exposure at most 1.5 of 10."""
    done = subprocess.run(
        [program("systemd-analyze"), "security", "--offline=yes", "--threshold=15", "--no-pager", str(unit)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-300:] + done.stderr


def test_the_unit_lets_bots_bound_their_memory() -> None:
    """`setrlimit` is among @resources; a worker that may not bound itself would not begin."""
    denied = re.findall(r"^SystemCallFilter=~(.+)$", UNIT, re.MULTILINE)
    assert denied
    assert "@resources" not in " ".join(denied)


# --- alerts -----------------------------------------------------------------------------------------------


def rules() -> list[dict[str, Any]]:
    read = yaml.safe_load((DEPLOY / "prometheus-rules.yaml").read_text(encoding="utf-8"))
    return [rule for group in read["groups"] for rule in group["rules"]]


def test_every_alert_asks_for_metrics_that_exist() -> None:
    metrics = Metrics()
    # What has labels is counted only once it happened, but said to exist from the beginning.
    told = set(re.findall(r"^(?:# HELP )?(\w+)", metrics.text().decode(), re.MULTILINE))
    asked = {name for rule in rules() for name in re.findall(r"\b(?:grimtable|process)_\w+", rule["expr"])}
    assert len(asked) > 8
    assert asked - told == set()


def test_every_alert_is_explained() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [rule["alert"] for rule in rules() if f"`{rule['alert']}`" not in page] == []
    assert {rule["labels"]["severity"] for rule in rules()} == {"page", "warn"}


def test_alerts_speak_of_the_bounds_that_hold() -> None:
    (full,) = [rule for rule in rules() if rule["alert"] == "GrimtableNearlyFull"]
    assert f"({Limits().connections} and {Limits().tables_in_memory} " in full["annotations"]["summary"]
