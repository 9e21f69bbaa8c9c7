/* help.c - empty tables in place of popt's own --help.
 *
 * The command prints help from its own tables.  popt compares with the address of these, which
 * would link the code that prints its help.
 *
 * SPDX-License-Identifier: MIT
 */
#include <popt.h>

struct poptOption poptAliasOptions[] = {POPT_TABLEEND};
struct poptOption poptHelpOptions[] = {POPT_TABLEEND};
struct poptOption *poptHelpOptionsI18N = poptHelpOptions;
