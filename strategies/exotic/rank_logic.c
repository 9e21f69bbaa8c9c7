/* rank_logic.c - rank logic: truths and links of any kind, counted.
 *
 *      truths   r2c8  5c9  6c9        cells, and digits in a house: exactly one candidate is true
 *      links    6b3  5c8  r6c9  5b9   cells, and digits in a house: at most one candidate is true
 *
 * A truth is a constraint of which exactly one candidate is true, a link one of which at most one
 * is. Each candidate of the truths lies in at least as many links as truths. N truths hold N true
 * candidates, so N links have just room for them: rank 0. Each link then holds one of them, and its
 * other candidates are false. N + R links have room for R more: rank R. A candidate in R + 1 links
 * would take the room of all of these, so it is false. One in truths too must be in as many more
 * links.
 *
 * Fish, naked and hidden subsets, Sue de Coq, SK-loops and multi-sector locked sets have rank 0;
 * short chains and two almost locked sets rank 1. Here all kinds mix.
 *
 * The search takes a candidate as true and what conflicts with it as false. It then looks for N
 * truths that have all that is left in N - 1 links: one too few. It starts with a truth that has
 * lost a candidate. While a candidate is in no link, it adds a link. Then it adds a truth to a link
 * that has candidates of one truth only: the link would not be needed otherwise. The links through
 * the candidate complete the set, and one less than their number is the rank.
 *
 * First all sets of two and three truths are found. Then come sets of up to sixteen that grow with
 * as many links as truths, and at last those that have one link more on the way. The trials for a
 * candidate are limited there: 1,000 and 200. Of all sets, ranks 0 to 2 are used. One truth alone
 * is left to pointing and claiming.
 *
 * It is used on request: in 200 puzzles of the magictour list it spares 31 of 366 nets, and a solve
 * takes some thirty times the instructions.
 *
 * Found by Allan Barker, whose program XSUDO shows such sets.
 *
 * SPDX-License-Identifier: MIT
 */
#include "finders.h"
#include "rank_logic_set.h"

enum {
    MOST_OPTIONS = 9 * CH_OWN_CONSTRAINTS,
    ALL_TRIALS = 1 << 30,
    ROWS_OF_BOX = 8 /* subsets of its three rows */
};

/* The limits of a search: of truths, of links beyond truths, and of trials for each candidate. */
typedef struct Limits {
    int truths;
    int debt;
    int trials;
} Limits;

typedef enum Use { USE_NONE, USE_TRUTH, USE_LINK } Use;

typedef struct Search {
    const ChFinderInput *input;
    ChSink *sink;
    Limits limits;
    ChCandidateSet reached;        /* all eliminations reported so far */
    uint16_t open[CH_CONSTRAINTS]; /* none in a single, which takes no part */

    /* with the target true */
    int target;
    int trials;
    bool is_done; /* with this target */
    ChCandidateSet dead;
    ChRankSet set;                  /* without the links through the target */
    int uncovered;                  /* candidates in fewer links than truths */
    int8_t excess[CH_CANDIDATES];   /* links that hold it, less truths */
    uint16_t spare[CH_CONSTRAINTS]; /* its candidates with an excess */
    uint8_t use[CH_CONSTRAINTS];
    uint8_t no_truth[CH_CONSTRAINTS]; /* tried as a truth in a branch before this one */
    uint8_t no_link[CH_CONSTRAINTS];
} Search;

/* ---- truths and links ---- */

static void mark_spare(Search *search, int candidate, bool is_spare)
{
    const int cell = CH_CANDIDATE_CELL(candidate);
    const int digit = CH_CANDIDATE_DIGIT(candidate);

    for (int i = 0; i < CH_OWN_CONSTRAINTS; i++) {
        const int bit = i == 0 ? digit : ch_cell_place[cell][i - 1];
        const int constraint =
            i == 0 ? cell : CH_HOUSE_CONSTRAINT(ch_cell_house[cell][i - 1], digit);
        const unsigned others = search->spare[constraint] & ~(1u << bit);
        search->spare[constraint] = (uint16_t)(others | (unsigned)is_spare << bit);
    }
}

/* Counts a constraint that becomes a link, or is no truth any more (BY is 1), or the reverse. */
static void count_constraint(Search *search, int constraint, int by)
{
    CH_EACH_BIT(at, search->open[constraint]) {
        const int candidate = ch_constraint_candidate(constraint, at);
        const int before = search->excess[candidate];
        const int after = before + by;
        search->excess[candidate] = (int8_t)after;
        search->uncovered += (after < 0) - (before < 0);
        if ((after > 0) != (before > 0))
            mark_spare(search, candidate, after > 0);
    }
}

static void add_truth(Search *search, int constraint)
{
    search->set.truth[search->set.truths++] = (uint16_t)constraint;
    search->use[constraint] = USE_TRUTH;
    count_constraint(search, constraint, -1);
}

static void drop_truth(Search *search)
{
    const int constraint = search->set.truth[--search->set.truths];

    search->use[constraint] = USE_NONE;
    count_constraint(search, constraint, 1);
}

static void add_link(Search *search, int constraint)
{
    search->set.link[search->set.links++] = (uint16_t)constraint;
    search->use[constraint] = USE_LINK;
    count_constraint(search, constraint, 1);
}

static void drop_link(Search *search)
{
    const int constraint = search->set.link[--search->set.links];

    search->use[constraint] = USE_NONE;
    count_constraint(search, constraint, -1);
}

/* ---- limits ---- */

/* Returns the fewest rows and columns that hold all of these places of a box. */
static int lines_of_box(unsigned places)
{
    int fewest = 3;

    for (unsigned rows = 0; rows < ROWS_OF_BOX; rows++) {
        unsigned columns = 0;
        for (int row = 0; row < 3; row++)
            if (!(rows >> row & 1))
                columns |= places >> 3 * row & 7;
        const int lines = ch_count(rows) + ch_count(columns);
        fewest = lines < fewest ? lines : fewest;
    }
    return fewest;
}

/* Returns the fewest links that a truth would need in addition to those there are. */
static int links_needed(const Search *search, int truth)
{
    const unsigned rest = search->open[truth] & ~(unsigned)search->spare[truth];
    const int house = (truth - CH_CELLS) / 9;

    if (truth < CH_CELLS || (rest & (rest - 1)) == 0)
        return ch_count(rest);
    if (house < CH_FIRST_ROW)
        return lines_of_box(rest);
    return ((rest & 7) != 0) + ((rest & 070) != 0) + ((rest & 0700) != 0);
}

static bool is_within_limits(const Search *search, int truths, int links)
{
    return links < search->limits.truths && links - truths <= search->limits.debt;
}

/* ---- the search ---- */

/* Truths or links of which one must come next. */
typedef struct Options {
    int count;
    uint16_t option[MOST_OPTIONS];
    int needs[MOST_OPTIONS]; /* of truths: the links they need */
} Options;

static bool grow(Search *search);

/* Reports the set; true: the sink wants no more. */
static bool report(Search *search)
{
    ChDeduction deduction = ch_deduction(CH_TECHNIQUE_RANK_LOGIC);
    ChRankSet set = search->set;

    if (!ch_rank_set_conclude(&deduction, &set, search->input->board, search->target)) {
        search->is_done = set.truths < CH_FEWEST_TRUTHS;
        return false;
    }
    search->is_done = true;
    search->reached = ch_candidates_or(&search->reached, &deduction.detail.removed);
    return ch_report(&deduction, search->sink);
}

/* Lists the links that a candidate can be in. */
static void list_links(const Search *search, int candidate, Options *options)
{
    uint16_t own[CH_OWN_CONSTRAINTS];

    options->count = 0;
    ch_own_constraints(candidate, own);
    for (int i = 0; i < CH_OWN_CONSTRAINTS; i++)
        if (search->open[own[i]] != 0 && search->use[own[i]] == USE_NONE &&
            search->no_link[own[i]] == 0)
            options->option[options->count++] = own[i];
}

/* Lists the links for the uncovered candidate that has the fewest. */
static void list_fewest_links(const Search *search, Options *options)
{
    options->count = MOST_OPTIONS;
    for (int i = 0; i < search->set.truths; i++)
        CH_EACH_BIT(at, search->open[search->set.truth[i]]) {
            const int candidate = ch_constraint_candidate(search->set.truth[i], at);
            Options own;
            if (search->excess[candidate] >= 0)
                continue;
            list_links(search, candidate, &own);
            if (own.count < options->count)
                *options = own;
        }
}

static bool try_links(Search *search)
{
    Options options;
    bool enough = false;
    int tried = 0;

    if (!is_within_limits(search, search->set.truths, search->set.links + 1))
        return false;
    list_fewest_links(search, &options);
    while (tried < options.count && !search->is_done) {
        const int link = options.option[tried++];
        add_link(search, link);
        enough = grow(search);
        drop_link(search);
        search->no_link[link]++;
    }
    while (tried > 0)
        search->no_link[options.option[--tried]]--;
    return enough;
}

/* Reports whether a link has candidates of several truths. */
static bool is_shared(const Search *search, int link)
{
    int first = -1;

    CH_EACH_BIT(at, search->open[link]) {
        const int candidate = ch_constraint_candidate(link, at);
        uint16_t own[CH_OWN_CONSTRAINTS];
        int truths = 0;
        int one = -1;
        ch_own_constraints(candidate, own);
        for (int i = 0; i < CH_OWN_CONSTRAINTS; i++)
            if (search->use[own[i]] == USE_TRUTH) {
                truths++;
                one = own[i];
            }
        if (truths > 1)
            return true;
        if (truths == 0 || ch_candidates_has(&search->dead, candidate))
            continue;
        if (first >= 0 && one != first)
            return true;
        first = one;
    }
    return false;
}

static bool has_option(const Options *options, int constraint)
{
    for (int i = 0; i < options->count; i++)
        if (options->option[i] == constraint)
            return true;
    return false;
}

/* Adds a truth to the options, behind those that need no more links. */
static void add_option(const Search *search, Options *options, int truth)
{
    const int needs = links_needed(search, truth);
    int at = options->count;

    if (has_option(options, truth) || options->count == MOST_OPTIONS ||
        (needs > 0 && !is_within_limits(search, search->set.truths + 1, search->set.links + needs)))
        return;
    for (; at > 0 && options->needs[at - 1] > needs; at--) {
        options->option[at] = options->option[at - 1];
        options->needs[at] = options->needs[at - 1];
    }
    options->option[at] = (uint16_t)truth;
    options->needs[at] = needs;
    options->count++;
}

/* Adds the truths with candidates of a link. */
static void add_truths_of(const Search *search, int link, Options *options)
{
    CH_EACH_BIT(at, search->open[link]) {
        uint16_t own[CH_OWN_CONSTRAINTS];
        ch_own_constraints(ch_constraint_candidate(link, at), own);
        for (int i = 0; i < CH_OWN_CONSTRAINTS; i++)
            if (search->open[own[i]] != 0 && search->use[own[i]] == USE_NONE &&
                search->no_truth[own[i]] == 0)
                add_option(search, options, own[i]);
    }
}

/* Lists the truths of the link that needs another truth and has the fewest; if no link needs one,
 * those of all links. */
static void list_truths(const Search *search, Options *options)
{
    Options all = {.count = 0};

    options->count = MOST_OPTIONS + 1;
    for (int i = 0; i < search->set.links; i++) {
        Options own = {.count = 0};
        add_truths_of(search, search->set.link[i], &all);
        if (is_shared(search, search->set.link[i]))
            continue;
        add_truths_of(search, search->set.link[i], &own);
        if (own.count < options->count)
            *options = own;
    }
    if (options->count > MOST_OPTIONS)
        *options = all;
}

static bool try_truths(Search *search, const Options *options)
{
    bool enough = false;
    int tried = 0;

    while (tried < options->count && !search->is_done) {
        const int truth = options->option[tried++];
        add_truth(search, truth);
        enough = grow(search);
        drop_truth(search);
        search->no_truth[truth]++;
    }
    while (tried > 0)
        search->no_truth[options->option[--tried]]--;
    return enough;
}

/* Adds links and truths until there is a link less than truths.  True: the sink wants no more. */
static bool grow(Search *search)
{
    Options options;

    if (++search->trials > search->limits.trials) {
        search->is_done = true;
        return false;
    }
    if (search->uncovered > 0)
        return try_links(search);
    if (search->set.links < search->set.truths)
        return report(search);
    if (search->set.truths == search->limits.truths)
        return false;
    list_truths(search, &options);
    return try_truths(search, &options);
}

/* ---- targets ---- */

static void assume(Search *search, int target)
{
    uint16_t own[CH_OWN_CONSTRAINTS];

    search->target = target;
    search->trials = 0;
    search->is_done = false;
    search->dead = (ChCandidateSet){{0}};
    search->set.truths = 0;
    search->set.links = 0;
    search->uncovered = 0;
    memset(search->excess, 0, sizeof search->excess);
    memset(search->spare, 0, sizeof search->spare);
    memset(search->use, 0, sizeof search->use);
    ch_own_constraints(target, own);
    for (int i = 0; i < CH_OWN_CONSTRAINTS; i++) {
        search->use[own[i]] = USE_LINK;
        count_constraint(search, own[i], 1);
        CH_EACH_BIT(at, search->open[own[i]])
            ch_candidates_add(&search->dead, ch_constraint_candidate(own[i], at));
    }
}

/* Starts from each truth that has lost a candidate to the target. */
static bool search_target(Search *search, int target)
{
    bool enough = false;

    assume(search, target);
    memset(search->no_truth, 0, sizeof search->no_truth);
    memset(search->no_link, 0, sizeof search->no_link);
    for (int truth = 0; truth < CH_CONSTRAINTS && !search->is_done; truth++) {
        if ((search->open[truth] & search->spare[truth]) == 0 || search->use[truth] != USE_NONE ||
            !is_within_limits(search, 1, links_needed(search, truth)))
            continue;
        add_truth(search, truth);
        enough = grow(search);
        drop_truth(search);
        search->no_truth[truth] = 1;
    }
    return enough;
}

static bool search_board(Search *search)
{
    const ChBoard *const board = search->input->board;
    const ChCellSet empty = ch_board_plane(board, CH_EMPTY);

    CH_EACH_CELL(cell, empty)
        CH_EACH_DIGIT(digit, board->candidates[cell]) {
            const int target = CH_CANDIDATE(cell, digit);
            if (!ch_candidates_has(&search->reached, target) &&
                ch_is_wanted(search->input, target) && search_target(search, target))
                return true;
        }
    return false;
}

bool ch_find_rank_logic(const ChFinderInput *input, ChSink *sink)
{
    static const Limits stage[] = {
        {3, 2, ALL_TRIALS}, {CH_MOST_TRUTHS, 0, 1000}, {CH_MOST_TRUTHS, 1, 200}};
    Search search = {.input = input, .sink = sink};

    for (int one = 0; one < CH_CONSTRAINTS; one++) {
        const unsigned open = ch_open_in(input->board, one);
        search.open[one] = (uint16_t)(ch_is_single(open) ? 0 : open);
    }
    for (size_t i = 0; i < sizeof stage / sizeof *stage; i++) {
        search.limits = stage[i];
        if (search_board(&search))
            return true;
    }
    return false;
}
