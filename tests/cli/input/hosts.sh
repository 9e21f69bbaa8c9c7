#!/bin/sh
# hosts.sh - a list graded on this machine in blocks, and on three hosts over ssh, one of which is cut off in the middle.
#
# The three hosts are network namespaces of this machine, each with Debian's sshd and a cable to a fourth, which distributes the work:
#
#      give 10.99.7.1 ---- 10.99.7.2 host 1
#           10.99.7.5 ---- 10.99.7.6 host 2     disconnected while it works
#           10.99.7.9 ---- 10.99.7.10 host 3
#
# SPDX-License-Identifier: MIT
. "$(dirname "$0")/../tap.sh"
script=$(cd "$(dirname "$0")/../../../scripts" && pwd)/grade-hosts
net=ch$$

leave()
{
    for i in 0 1 2 3; do
        ip netns pids $net-$i 2>/dev/null | xargs -r kill 2>/dev/null
        ip netns del $net-$i 2>/dev/null
    done
    rm -rf "$work"
}
trap leave EXIT
trap 'exit 1' INT TERM

# ---- this machine alone, the host `:` ----

cd "$work" || exit 1
"$crosshatch" generate -n 3000 --seed 5 >puzzles
"$crosshatch" grade puzzles >expected
export CROSSHATCH="$crosshatch" BLOCK=20k TRIES=2 PARALLEL_HOME="$work/parallel"
mkdir -p "$work/parallel" && touch "$work/parallel/will-cite"

# here HOST [OPTION...]: grades the list `some`, of 200 puzzles and some other lines.
here()
{
    echo "$1" >here
    shift
    rm -f out out.part
    BLOCK=2k "$script" here some out "$@" 2>said
}

# Lines that cannot be read are placed in their block.
placeless() { sed 's/[^,"]*:[0-9]*:[0-9]*: //' "$1"; }

here_too()
{
    { echo '# a comment'; head -n 200 puzzles; echo garbage; } >some
    "$crosshatch" grade some >some.expected 2>/dev/null
    here "$@" || return 1
    placeless some.expected >some.placeless
    placeless out | cmp some.placeless - && [ ! -e out.part ]
}
two_lines() { here : --format '%g
%L' && [ "$(wc -l <out)" -eq 402 ]; }

# spoilt PROGRAM: true when the list is refused after this awk program has changed the output for block 3.
spoilt()
{
    cat >spoiler <<EOT
#!/bin/sh
case "\$*" in *000003) ;; *) exec "$crosshatch" "\$@" ;; esac
"$crosshatch" "\$@" | awk '$1'
EOT
    chmod +x spoiler
    ! CROSSHATCH=$work/spoiler here : && [ ! -e out ] && cat said
}
lost_record() { spoilt 'NR != 5' && grep -q 'some needs 201 lines of records, the hosts printed 200;' said; }
lost_block() { spoilt 'NR == 1; END { exit 2 }' && grep -q ': 1 blocks could not be graded' said; }

if command -v parallel >/dev/null && command -v rsync >/dev/null; then
    check "on this machine" here_too :
    check "with a number of processors" here_too 2/:
    check "in a form of two lines" two_lines
    check "a record that is missing is an error" lost_record
    check "a block that could not be read is one" lost_block
else
    skip "on this machine" "there is no parallel or rsync"
fi

# ---- three hosts ----

missing=
for tool in ip ssh ssh-keygen parallel rsync; do
    command -v $tool >/dev/null || missing="$missing $tool"
done
[ -x /usr/sbin/sshd ] || missing="$missing sshd"

# plug I: sets up host I and its cable.
plug()
{
    here=10.99.7.$((4 * $1 - 3))
    there=10.99.7.$((4 * $1 - 2))
    ip netns add $net-$1 && ip -n $net-0 link add cable$1 type veth peer name eth netns $net-$1 &&
        ip -n $net-0 addr add $here/30 dev cable$1 && ip -n $net-0 link set cable$1 up &&
        ip -n $net-$1 addr add $there/30 dev eth && ip -n $net-$1 link set eth up || return 1
    cat >"$work/sshd$1" <<EOT
HostKey $work/hostkey
AuthorizedKeysFile $work/key.pub
PidFile $work/sshd$1.pid
StrictModes no
UsePAM no
EOT
    ip netns exec $net-$1 /usr/sbin/sshd -f "$work/sshd$1"
    echo "1/ssh -i $work/key -o BatchMode=yes -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null \
-o LogLevel=ERROR -o ConnectTimeout=2 -o ServerAliveInterval=1 -o ServerAliveCountMax=2 $there" >>"$work/hosts"
}

# True when the hosts can be set up: this needs root, and a kernel that permits it.
set_up()
{
    mkdir -p /run/sshd && ssh-keygen -q -t ed25519 -N '' -f "$work/key" &&
        ssh-keygen -q -t ed25519 -N '' -f "$work/hostkey" && ip netns add $net-0 &&
        plug 1 && plug 2 && plug 3 &&
        for i in 2 6 10; do
            ip netns exec $net-0 ssh -i "$work/key" -o BatchMode=yes -o StrictHostKeyChecking=no \
                -o UserKnownHostsFile=/dev/null 10.99.7.$i true || return 1
        done
}

if [ -n "$missing" ]; then
    skip "three hosts" "there is no$missing"
    finish
    exit
elif ! set_up >"$work/set-up" 2>&1; then
    sed 's/^/# /' "$work/set-up"
    skip "three hosts" "network namespaces are not allowed here"
    finish
    exit
fi

unset TRIES
give() { ip netns exec $net-0 "$script" "$@"; }

all_well() { give hosts puzzles out && cmp expected out; }
check "on three hosts" all_well

letters() { give hosts puzzles out --format "%g it's %L" && [ "$(wc -l <out)" -eq 3000 ] && grep -q " it's " out; }
check "in another form" letters

# Host 2 is disconnected as soon as some blocks are done.
cut_off()
{
    rm -f out out.part
    give hosts puzzles out >said 2>&1 &
    giver=$!
    tries=0
    while [ "$(cat out.part 2>/dev/null | wc -l)" -lt 100 ] && [ $tries -lt 300 ]; do
        sleep 0.05
        tries=$((tries + 1))
    done
    [ ! -e out ] || { echo "it was done before the cable was pulled"; return 1; }
    ip -n $net-0 link set cable2 down
    wait $giver || { tail -5 said; return 1; }
    cmp expected out
}
check "one of them cut off in the middle" cut_off

ip -n $net-0 link set cable1 down
ip -n $net-0 link set cable3 down
no_host() { TRIES=2 BLOCK=500k give hosts puzzles lost 2>said && return 1; [ ! -e lost ] && grep -q 'could not be graded' said; }
check "no host at all is an error" no_host
check "wrong options are an error" sh -c "! '$script' hosts puzzles out --format lines 2>/dev/null"

finish
