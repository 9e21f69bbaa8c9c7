"""peak.py - runs a program to its end: its status, its processor time, and its peak memory.

SPDX-License-Identifier: MIT
"""

import os
import pathlib
import re
import subprocess
import time

INTERVAL = 0.005  # seconds between two readings of the memory


def read_peak(pid):
    """Returns the peak memory of a process in MB, 0 once it has ended."""
    found = re.search(r"VmHWM:\s+(\d+) kB", pathlib.Path(f"/proc/{pid}/status").read_text("ascii"))
    return int(found[1]) / 1024 if found else 0


def run_to_end(command):
    """Returns status, seconds of processor time, and peak memory in MB.  The memory is read while the program runs: the figure of wait4() would
    include that of the Python that started it."""
    program = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL)
    memory = 0
    while os.waitid(os.P_PID, program.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        memory = max(memory, read_peak(program.pid))
        time.sleep(INTERVAL)
    _, status, used = os.wait4(program.pid, 0)
    return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, memory
