# lib.sh - functions shared by scripts/run and scripts/test: installing missing packages, and building.
#
# On Debian and its relatives packages are looked up with dpkg-query, so that nothing is updated, prompted for or installed when all are there.
# Elsewhere the tools themselves are looked up, and missing ones are named for the user to install.
#
# SPDX-License-Identifier: MIT

BUILD_PACKAGES="gcc libc6-dev meson ninja-build pkgconf libcjson-dev libpopt-dev gettext libcairo2-dev libexpat1-dev zlib1g-dev libzstd-dev libmd-dev"
TEST_PACKAGES="$BUILD_PACKAGES libcriterion-dev binutils g++ clang libclang-rt-dev clang-format \
    python3-jsonschema libsqlite3-dev sqlite3"
# Packages that build and run the search for other machines (tests/search/cross.py).
CROSS_PACKAGES="gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user \
    lld wasi-libc libclang-rt-dev-wasm32 nodejs"

# Packages that distribute work to several hosts (tests/cli/input/hosts.sh).
HOSTS_PACKAGES="parallel openssh-client openssh-server rsync iproute2"

# Packages that the recipes of docs/batches.md need (tests/cli/input/recipes.py).
BATCH_PACKAGES="munge parallel slurm-client slurmctld slurmd"

# Packages that read the manual and the completions (tests/cli/text/shells.py).
SHELL_PACKAGES="bash fish groff-base mandoc zsh"

# Packages that build and test the Python package (src/python, scripts/python).
PYTHON_PACKAGES="python3-cffi python3-dev python3-numpy python3-pytest python3-zstandard"

# Packages that build and test the page and the npm package (scripts/web); npm may come with another nodejs.
WEB_PACKAGES="emscripten nodejs dpkg-dev chromium"

# The build under sanitizers, also used by the fuzz targets.
SANITIZE_OPTIONS="-Dfuzzers=true --buildtype=debugoptimized -Db_sanitize=address,undefined -Db_lundef=false
    -Dc_args=-fno-sanitize-recover=undefined"

say()
{
    printf '%s\n' "$*" >&2
}

fail()
{
    say "$0: $*"
    exit 2
}

is_debian()
{
    [ -r /etc/debian_version ] && command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# Prints the packages among those named that are not installed.
missing_packages()
{
    for package; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
            printf '%s ' "$package"
    done
}

as_root()
{
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    else
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    fi
}

install_packages()
{
    say "These Debian packages are missing and will be installed:"
    for package; do
        say "  $package"
    done
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
        fail "neither root nor sudo: please install them and run this again"
    as_root apt-get update -qq >&2 || say "apt-get update failed; trying with the lists at hand"
    as_root apt-get install -y -qq --no-install-recommends "$@" >&2 ||
        fail "apt-get could not install them"
}

# True when the tools of the packages are installed under any name.
have_tools()
{
    for tool in cc meson ninja pkg-config msgfmt; do
        command -v "$tool" >/dev/null || return 1
    done
    pkg-config --exists libcjson popt
}

need_packages()
{
    if is_debian; then
        missing=$(missing_packages "$@")
        [ -z "$missing" ] || install_packages $missing
    elif ! have_tools; then
        say "This is not a Debian system, so nothing is installed for you."
        fail "please install what these Debian packages hold: $*"
    fi
}

# Prints the packages among those named that this system's lists have.
known_packages()
{
    for package; do
        apt-cache show --no-all-versions "$package" >/dev/null 2>&1 && printf '%s ' "$package"
    done
}

# Installs the available packages among those named; skips the rest, and removes nothing for them.
want_packages()
{
    is_debian || return 0
    missing=$(missing_packages "$@")
    obtainable=$(known_packages $missing)
    [ -n "$obtainable" ] || return 0
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null || return 0
    say "These Debian packages, which some tests use, are missing and will be installed:" $obtainable
    as_root apt-get install -y -qq --no-install-recommends --no-remove $obtainable >&2 ||
        say "apt-get could not install them; the tests that use them are skipped"
}

# configure DIRECTORY OPTION...: once; later runs leave it as it is.
configure()
{
    directory=$1
    shift
    [ -f "$directory/build.ninja" ] && return
    say "Configuring and building $directory"
    meson setup "$directory" "$@" >"$directory.log" 2>&1 || {
        cat "$directory.log" >&2
        rm -f "$directory.log"
        return 1
    }
    rm -f "$directory.log"
}

build()
{
    ninja --quiet -C "$1" >"$1/build.log" 2>&1 || {
        cat "$1/build.log" >&2
        return 1
    }
}

# For other machines libraries are built from Debian's source packages, into the folder $libraries, by $library_compiler and
# $library_archiver.  The sources come from the machine's own package lists, read as lists of sources.
source_lists()
{
    mkdir -p "$libraries/apt/parts" "$libraries/apt/lists/partial" "$libraries/apt/cache/archives/partial"
    for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ -f "$list" ] && sed -n 's/^deb /deb-src /p' "$list" >"$libraries/apt/parts/$(basename "$list" .list).list"
    done
    for list in /etc/apt/sources.list.d/*.sources; do
        [ -f "$list" ] && sed 's/^Types:.*/Types: deb-src/' "$list" >"$libraries/apt/parts/$(basename "$list")"
    done
    apt_source update
}

apt_source()
{
    apt-get -qq -o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$libraries/apt/parts" -o "Dir::State::Lists=$libraries/apt/lists" \
        -o "Dir::Cache=$libraries/apt/cache" -o APT::Sandbox::User="$(id -un)" "$@" >&2
}

# library NAME VERSION_OF_PKG_CONFIG FOLDER CFLAGS...: archives all C files of FOLDER of the source package NAME, with a .pc file.
library()
{
    name=$1
    module=$2
    (cd "$libraries" && apt_source source "$name")
    folder=$(echo "$libraries/$name"-[0-9]*/$3)
    shift 3
    objects=
    for file in "$folder"/*.c; do
        case $(basename "$file" .c) in
        test | cJSON_Utils | lookup3) continue ;; # programs and parts that nothing here uses
        esac
        object=$libraries/$(basename "$file" .c).o
        $library_compiler -w "$@" -c "$file" -o "$object"
        objects="$objects $object"
    done
    $library_archiver rcs "$libraries/lib/$module.a" $objects
    mkdir -p "$libraries/include/cjson"
    cp "$folder"/*.h "$libraries/include/"
    [ "$name" != cjson ] || cp "$folder"/*.h "$libraries/include/cjson/"
    cat >"$libraries/lib/pkgconfig/$module.pc" <<END
Name: $module
Description: $name, built from its source
Version: 0
Libs: $libraries/lib/$module.a
Cflags: -I$libraries/include
END
}

# cJSON and popt, with files for pkg-config in $libraries/lib/pkgconfig.
libraries_from_source()
{
    rm -rf "$libraries"
    mkdir -p "$libraries/lib/pkgconfig"
    source_lists
    library cjson libcjson .
    library popt popt src ${popt_args:--D_GNU_SOURCE -DHAVE_STPCPY -DHAVE_STRERROR -DHAVE_VASPRINTF} -DPACKAGE='"popt"' -DPOPT_SYSCONFDIR='"/etc"'
}
