/* main.c - the entry point of the command `crosshatch`.
 *
 * SPDX-License-Identifier: MIT
 */
#include "program.h"

int main(int argc, char **argv)
{
    return ch_cli_run(argc, argv);
}
