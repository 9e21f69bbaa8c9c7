#!/bin/sh
# installed.sh - tests that the tree that `meson install` makes is usable as it is: installed.sh BUILD
#
# The examples of the docs are built against the installed tree through pkg-config, with the shared and with the static library, and run.
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../cli/tap.sh"
build=$1
root=$work/root
examples=$CH_SOURCE/docs/examples

install()
{
    env DESTDIR="$root" meson install -C "$build" --no-rebuild --quiet
}
check "meson install" install
prefix=$(dirname "$(dirname "$(find "$root" -type f -name crosshatch -path '*/bin/*')")")
library=$(dirname "$(find "$root" -name libcrosshatch.a)")
PKG_CONFIG_PATH=$library/pkgconfig
PKG_CONFIG_SYSROOT_DIR=$root
LD_LIBRARY_PATH=$library
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR LD_LIBRARY_PATH

check "the command" sh -c "'$prefix/bin/crosshatch' --version | grep -q '^crosshatch [0-9]'"
check "pkg-config knows the version" sh -c "[ \"crosshatch \$(pkg-config --modversion crosshatch)\" = \"\$('$prefix/bin/crosshatch' --version)\" ]"
check "links to the shared library" sh -c "[ -L '$library/libcrosshatch.so' ] && [ -L '$library/libcrosshatch.so.1' ]"
for page in crosshatch.1 crosshatch-solve.1; do
    check "man1/$page" test -s "$prefix/share/man/man1/$page"
    check "ko/man1/$page" test -s "$prefix/share/man/ko/man1/$page"
done
for page in crosshatch ch_solve ch_write_rating; do
    check "man3/$page.3" test -s "$prefix/share/man/man3/$page.3"
done
for file in doc/crosshatch/reference.html doc/crosshatch/api.md doc/crosshatch/examples/solve.c bash-completion/completions/crosshatch zsh/site-functions/_crosshatch fish/vendor_completions.d/crosshatch.fish \
    crosshatch/log.schema.json; do
    check "$file" test -s "$prefix/share/$file"
done

# build_one NAME LIBRARIES...: builds an example against the installed headers.
build_one()
{
    example=$1
    shift
    $CC -std=c17 -D_POSIX_C_SOURCE=200809L "$examples/$example.c" $(pkg-config --cflags crosshatch) "$@" -pthread -o "$work/example_$example"
}

all_examples()
{
    for source in "$examples"/*.c; do
        build_one "$(basename "$source" .c)" "$@" || return 1
    done
}
check "the examples with the shared library" all_examples $(pkg-config --libs crosshatch)
check "they run" sh -c "'$(dirname "$0")/examples.sh' '$work/example_' >'$work/said' || { cat '$work/said'; exit 1; }; ! grep '^not ok' '$work/said'"
solves_alone()
{
    env -u LD_LIBRARY_PATH "$work/example_solve" | tail -n 1 | grep -q '^+---'
}
# As docs/embedding.md describes, where a library that ours needs has no archive.
archive()
{
    needed=$(pkg-config --print-requires-private crosshatch)
    build_one solve "$library/libcrosshatch.a" $(env -u PKG_CONFIG_SYSROOT_DIR pkg-config --libs $needed) && solves_alone
}
check "with the static library" archive
# pkg-config --static names all that our archive needs; with -static each must have an archive.
mkdir -p "$work/archives"
cp "$library/libcrosshatch.a" "$work/archives"
named()
{
    build_one solve "-L$work/archives" $(env -u PKG_CONFIG_SYSROOT_DIR pkg-config --static --libs-only-l crosshatch) "$@" && solves_alone
}
check "with what pkg-config --static names" named
nothing_static()
{
    echo 'int main(void) { return 0; }' >"$work/nothing.c"
    $CC -static "$work/nothing.c" $(env -u PKG_CONFIG_SYSROOT_DIR pkg-config --static --libs $(pkg-config --print-requires-private crosshatch)) \
        -o "$work/nothing" 2>/dev/null
}
if nothing_static; then
    check "the same with -static" named -static
else
    skip "the same with -static" "a library has no archive"
fi
from_python()
{
    python3 "$examples/solve.py" "$library/libcrosshatch.so.1" >"$work/out" && out_has "$easy_solution"
}
check "from Python" from_python
finish
