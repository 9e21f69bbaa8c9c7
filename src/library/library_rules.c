/* library_rules.c - see library_rules.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "library_rules.h"

#include <string.h>

static bool begins_with(const char *code, const char *with)
{
    return strncmp(code, with, strlen(with)) == 0;
}

/* ---- options by code ---- */

enum Grant { FULL_RECTANGLES, THIN_RECTANGLES, OVERLAP, SET_LINKS, HODOKU_CHAINS, SPARE_BASES };

/* Options granted to the codes with a prefix, in one variant or (NULL) in all. */
static const struct {
    const char *code;
    const char *variant;
    enum Grant grant;
} GRANTS[] = {
    {"060", "1", FULL_RECTANGLES}, {"0402", "1", THIN_RECTANGLES}, {"0405", NULL, THIN_RECTANGLES},
    {"0902", "2", OVERLAP},        {"0903", "2", OVERLAP},         {"0904", "2", OVERLAP},
    {"0709", "2", SET_LINKS},      {"0710", "3", SET_LINKS},       {"0710", "4", SET_LINKS},
    {"0711", "3", SET_LINKS},      {"0711", "4", SET_LINKS},       {"07", NULL, HODOKU_CHAINS},
    {"03", NULL, SPARE_BASES},
};

static void grant(ChFinderOptions *options, enum Grant what)
{
    options->full_rectangles |= what == FULL_RECTANGLES;
    options->thin_rectangles |= what == THIN_RECTANGLES;
    options->overlap |= what == OVERLAP;
    options->set_links |= what == SET_LINKS;
    options->hodoku_chains |= what == HODOKU_CHAINS;
    options->spare_bases |= what == SPARE_BASES;
}

ChFinderOptions ch_library_options(const ChLibraryCase *given)
{
    ChFinderOptions options = {.spare_cells = true};

    for (size_t i = 0; i < sizeof GRANTS / sizeof *GRANTS; i++)
        if (begins_with(given->code, GRANTS[i].code) &&
            (GRANTS[i].variant == NULL || strcmp(given->variant, GRANTS[i].variant) == 0))
            grant(&options, GRANTS[i].grant);
    if (begins_with(given->code, "03")) {
        options.fins = 5;
        options.endofins = 2;
    }
    return options;
}

bool ch_library_is_loop(const char *code)
{
    return strcmp(code, "0706") >= 0 && strcmp(code, "0711") <= 0;
}

ChHodokuTableKind ch_library_tables(const ChLibraryCase *given)
{
    if (ch_library_options(given).set_links)
        return CH_HODOKU_LOCKED;
    return strcmp(given->code, "0709") < 0 ? CH_HODOKU_PLAIN : CH_HODOKU_GROUPED;
}

/* ---- digits and length of a step ---- */

/* Returns the digits of the premises: those of a subset or a wing, in whatever cells they are. */
static unsigned premise_digits(const ChBoard *board, const ChConstraintSet *premises)
{
    unsigned digits = 0;

    CH_EACH_CONSTRAINT(constraint, premises)
        digits |= constraint < CH_CELLS ? board->candidates[constraint]
                                        : 1u << (constraint - CH_CELLS) % 9;
    return digits;
}

static unsigned deadly_digits(const ChDetail *detail)
{
    unsigned digits = 0;

    for (uint32_t i = 0; i < detail->deadly_count; i++)
        for (int cell = 0; cell < CH_CELLS; cell++)
            digits |= detail->deadly[i].digits[cell];
    return digits;
}

static unsigned digits_in(const ChCandidateSet *set)
{
    unsigned digits = 0;

    CH_EACH_CANDIDATE(candidate, set)
        digits |= 1u << CH_CANDIDATE_DIGIT(candidate);
    return digits;
}

unsigned ch_library_digits(const char *code, const ChBoard *board, const ChStep *step)
{
    const unsigned placed = step->placed == CH_NONE ? 0 : 1u << CH_CANDIDATE_DIGIT(step->placed);

    if (step->detail == NULL)
        return placed;
    if (strcmp(code, "0610") == 0)
        return 0;
    if (begins_with(code, "06"))
        return deadly_digits(step->detail);
    if (begins_with(code, "011") || begins_with(code, "02") || begins_with(code, "0703") ||
        begins_with(code, "08"))
        return premise_digits(board, &step->detail->premises);
    return placed | digits_in(&step->detail->placed) | digits_in(&step->detail->removed);
}

int ch_library_length(const ChLibraryCase *given, const ChStep *step)
{
    const bool has_sets = ch_library_tables(given) == CH_HODOKU_LOCKED;

    if (ch_library_is_loop(given->code))
        return has_sets && strcmp(given->code, "0711") == 0 ? 0 : step->seed;
    if (strcmp(given->code, "0701") < 0 || strcmp(given->code, "0703") > 0)
        return 0;
    return 2 * ch_bits_count(step->detail->premises.word, 6) -
           1; /* the premises are the strong links */
}
