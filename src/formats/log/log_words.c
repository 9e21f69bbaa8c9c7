/* log_words.c - the words of the log format: outcomes, branches, kinds of contradiction.
 *
 * SPDX-License-Identifier: MIT
 */
#include "log_json.h"

const char *ch_outcome_word(int outcome)
{
    static const char *const WORDS[] = {"solved", "stuck", "contradiction", "guessed", "ambiguous"};

    return outcome >= 0 && outcome < 5 ? WORDS[outcome] : NULL;
}

const char *ch_branch_word(int branch)
{
    static const char *const WORDS[] = {"no-solution", "solution", "unfinished"};

    return branch >= 0 && branch < 3 ? WORDS[branch] : NULL;
}

const char *ch_kind_word(int kind)
{
    static const char *const WORDS[] = {NULL, "duplicate", "no-place", "no-candidate", "cases"};

    return kind >= 0 && kind < 5 ? WORDS[kind] : NULL;
}
