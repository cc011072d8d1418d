"""Run `make test` as on a bare machine: Python, make, git, and nothing else.

    bare.py [COMMIT] [-- COMMAND ...]

Clones the checkout into a new folder and runs the command there (default: `make test`) with
nothing in HOME, with programs from a list alone, in a temporary folder where another user has left
things. Where this runs as root, an unprivileged user runs it, and the folders of programs and of
what else is hidden are covered, so that no absolute path leads there either. Only the addresses of
the package registries are kept. What was hidden is printed; a program that was hidden but needed
is missing, and the command fails. It also fails if something is left in the temporary folder.
"""

from __future__ import annotations

import configparser
import contextlib
import dataclasses
import os
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
USER = "nobody"

PROGRAMS = """
sh bash dash git git-upload-pack make python3 env
basename cat chmod chown cmp comm cp cut date dd df diff dirname du echo expand expr false fold
head hostname id install join ln ls md5sum mkdir mkfifo mktemp mv nice nl nohup nproc od paste
printf pwd readlink realpath rm rmdir seq sha256sum sleep sort split stat stty sum tac tail tee
test timeout touch tr true truncate tty uname uniq wc whoami yes [
awk egrep fgrep find getopt grep gzip gunzip kill mawk more ps sed tar which xargs zcat
ldconfig ldconfig.real
"""
"""What every machine with Python, make and git has: names on the PATH."""
FOLDERS = ("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin")
"""Where programs lie by custom; covered where that is possible."""
COVERED = """
/root /opt/google /snap /usr/include /usr/lib/chromium /usr/lib/gcc /usr/lib/llvm*
/usr/lib/node_modules /usr/lib/nodejs /usr/lib/postgresql /usr/share/fonts /usr/share/nodejs
"""
"""Folders that a bare machine does not have."""
COVERED_FILES = "libatomic.so* libgbm.so* libnspr4.so* libnss3.so* libnssutil3.so* libpq.so*"
"""Libraries that compilers, browsers and databases bring along, in the folders of libraries."""
LEFT_BY_ANOTHER = """
.lockfile al2023 chromium fonts libGLESv2.so node-compile-cache pg ray tawantin
""".split()  # noqa: SIM905 - one word after the other is easier to read
"""What another user's tests may have left in the temporary folder."""
PYTEST = "pytest-of-"
"""Where pytest keeps the temporary folders of the tests, by user."""

KEPT = re.compile(
    r"(PIP_(INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|NO_INDEX|TRUSTED_HOST|CERT|PROXY|DEFAULT_TIMEOUT)"
    r"|NPM_CONFIG_(REGISTRY|CAFILE|PROXY|HTTPS_PROXY|STRICT_SSL|NOPROXY)"
    r"|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|NODE_EXTRA_CA_CERTS|(HTTPS?|NO|ALL)_PROXY)",
    re.IGNORECASE,
)
"""The variables that say where the registries are; those of the clients' own files become such."""


def registries() -> dict[str, str]:
    """How the package registries are reached, as environment variables."""
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    for path in (Path("~/.pip/pip.conf"), Path("~/.config/pip/pip.conf")):
        settings = configparser.RawConfigParser()
        settings.read(path.expanduser(), encoding="utf-8")
        for section in {"global", "install"} & set(settings.sections()):
            for key, value in settings.items(section):
                _keep(kept, f"PIP_{key}", " ".join(value.split()))
    with contextlib.suppress(FileNotFoundError):
        for line in Path("~/.npmrc").expanduser().read_text(encoding="utf-8").splitlines():
            key, equals, value = line.partition("=")
            if equals:
                _keep(kept, f"NPM_CONFIG_{key.strip()}", value.strip().strip('"'))
    return kept


def _keep(kept: dict[str, str], name: str, value: str) -> None:
    name = name.upper().replace("-", "_")
    if KEPT.fullmatch(name):
        kept.setdefault(name, value)


def python_for(user: str | None) -> str:
    """A Python that is new enough and that the user may run, with all that it loads."""
    try_it = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"
    names = [os.environ.get("PYTHON", "python3"), "python3"]
    places = [shutil.which(name) for name in names]
    for one in [*places, *(f"{folder}/python3" for folder in FOLDERS)]:
        with contextlib.suppress(OSError):
            if one and not subprocess.run([one, "-c", try_it], user=user, cwd="/").returncode:
                return one
    sys.exit(f"There is no Python 3.11 or later, with venv, that {user} may run.")


def fill(folder: Path, python: str, copy: bool) -> list[str]:
    """Put the allowed programs into a folder; the names of all the others on the PATH."""
    folder.mkdir()
    everywhere = [*os.environ["PATH"].split(os.pathsep), *FOLDERS]
    for name in PROGRAMS.split():
        program = python if name == "python3" else shutil.which(name, path=os.pathsep.join(FOLDERS))
        real = Path(program or "").resolve()
        if program and copy and str(real.parent) in FOLDERS:
            shutil.copy2(real, folder / real.name)
            if real.name != name:
                (folder / name).symlink_to(real.name)
        elif program:
            (folder / name).symlink_to(program)
    here = {name for one in everywhere if os.path.isdir(one) for name in os.listdir(one)}
    return sorted(here - set(os.listdir(folder)))


def cover(programs: Path, temporary: Path, empty: Path) -> list[str]:
    """Lay other folders over those of this machine, for this process and its children alone."""
    mounts = {name: programs for name in FOLDERS if os.path.isdir(name)}
    # Where /bin is a link to /usr/bin one of them is enough.
    mounts = {name: to for name, to in mounts.items() if not os.path.islink(name)}
    hidden = [
        str(path) for name in COVERED.split() for path in Path("/").glob(name[1:]) if path.is_dir()
    ]
    libraries = [
        str(path)
        for folder in Path("/usr/lib").glob("*-linux-gnu")
        for name in COVERED_FILES.split()
        for path in folder.glob(name)
        if not path.is_symlink()
    ]
    mount = str(shutil.which("mount"))
    pairs = [*((str(empty), name) for name in hidden), *(("/dev/null", name) for name in libraries)]
    pairs += [(str(temporary), "/tmp"), *((str(to), name) for name, to in mounts.items())]  # noqa: S108
    subprocess.run(
        ["/bin/sh", "-ec", f'while [ $# -gt 0 ]; do {mount} --bind "$1" "$2"; shift 2; done', "sh"]
        + [one for pair in pairs for one in pair],
        check=True,
    )
    return [*hidden, *libraries]


def clone(commit: str | None, to: Path, user: str | None) -> None:
    """The checkout as git has it, owned by the user."""
    if subprocess.run(["git", "diff", "--quiet", "HEAD"], cwd=ROOT).returncode:
        print("What is not committed is not in the clone.", flush=True)
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(to)], check=True)
    if commit:
        subprocess.run(["git", "checkout", "--quiet", commit], cwd=to, check=True)
    if user:
        for path in [to, *to.rglob("*")]:
            os.chown(
                path, pwd.getpwnam(user).pw_uid, pwd.getpwnam(user).pw_gid, follow_symlinks=False
            )


def own_mounts() -> bool:
    """Whether this process has mounts of its own; starts itself again so, if it is root and may."""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        return False
    if os.environ.get("TAWANTIN_BARE") == "covered":
        return True
    if subprocess.run(["unshare", "--mount", "true"]).returncode:
        return False
    os.environ["TAWANTIN_BARE"] = "covered"
    os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])  # noqa: S606
    raise AssertionError("exec does not return")


@dataclasses.dataclass
class Stage:
    """The folders of a bare machine, and who runs there."""

    work: Path
    user: str | None

    def __post_init__(self) -> None:
        self.work.chmod(0o755)
        self.checkout, self.programs = self.work / "tawantin", self.work / "bin"
        self.home, self.temporary, self.empty = (self.work / name for name in ("home", "t", "no"))
        for folder in (self.home, self.temporary, self.empty):
            folder.mkdir()
        self.temporary.chmod(0o1777)
        if self.user:
            shutil.chown(self.home, self.user)
            for name in LEFT_BY_ANOTHER:
                (self.temporary / name).touch(0o600)

    def environment(self, python: str, covered: bool) -> dict[str, str]:
        """All variables that there are."""
        return {
            **registries(),
            "PATH": f"{Path(python).parent}:/usr/bin:/bin" if covered else str(self.programs),
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "CI": "true",
            **({} if covered else {"TMPDIR": str(self.temporary)}),
        }

    def left(self) -> list[str]:
        """What is new in the temporary folder, beside the folders of the tests."""
        old = LEFT_BY_ANOTHER if self.user else []
        new = set(os.listdir(self.temporary)) - set(old)
        return sorted(name for name in new if not name.startswith(PYTEST))


def main() -> int:
    """Set the stage, run the command, see what it left."""
    words = sys.argv[1:]
    command = words[words.index("--") + 1 :] if "--" in words else ["make", "test"]
    commit = words[0] if words and words[0] != "--" else None
    covered = own_mounts()
    user = USER if os.geteuid() == 0 else None
    python = python_for(user)
    # Not below /tmp where that is covered; short, since sockets will lie there.
    folder = tempfile.mkdtemp(prefix="bare-", dir="/var/tmp" if covered else None)  # noqa: S108
    stage = Stage(Path(folder), user)
    clone(commit, stage.checkout, user)
    programs = fill(stage.programs, python, copy=covered)
    environment = stage.environment(python, covered)
    hidden = cover(stage.programs, stage.temporary, stage.empty) if covered else []
    tell(user, python, sorted(environment), programs, hidden)
    started = time.monotonic()
    done = subprocess.run(
        command,
        cwd=stage.checkout,
        env=environment,
        stdin=subprocess.DEVNULL,
        user=user,
        group=pwd.getpwnam(user).pw_gid if user else None,
        extra_groups=[] if user else None,
    )
    minutes = (time.monotonic() - started) / 60
    print(f"bare: {' '.join(command)} ended with {done.returncode} after {minutes:.1f} minutes.")
    left = stage.left()
    print(f"bare: left in the temporary folder: {', '.join(left) or 'nothing'}", flush=True)
    shutil.rmtree(stage.work, ignore_errors=True)
    return done.returncode or bool(left)


def tell(
    user: str | None, python: str, variables: list[str], programs: list[str], hidden: list[str]
) -> None:
    """Print what is there and what was hidden."""
    known = (
        "node npm npx gcc cc clang g++ postgres psql initdb chromium google-chrome uv docker perl"
    )
    named = [name for name in known.split() if name in programs]
    print(f"bare: {user or 'this user'} runs it, with {python}")
    print(f"bare: variables: {', '.join(variables)}")
    print(f"bare: {len(programs)} programs hidden, among them {', '.join(named) or 'none known'}")
    print(f"bare: covered: {', '.join(hidden) or 'nothing, this takes root'}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
