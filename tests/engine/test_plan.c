/* test_plan.c - choosing strategies by name.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "orders.h"
#include "support.h"

/* Checks the singles of a plan, in order, as initials: full house, cross-hatching, row, column,
 * naked. */
static void expect_singles(const ChPlan *plan, const char *list, const char *initials)
{
    char found[8] = "";

    for (int i = 0; i < plan->count; i++)
        if (plan->row[i].technique >= CH_TECHNIQUE_FULL_HOUSE &&
            plan->row[i].technique <= CH_TECHNIQUE_NAKED_SINGLE)
            found[strlen(found)] = "FCrcN"[plan->row[i].technique - CH_TECHNIQUE_FULL_HOUSE];
    cr_expect_str_eq(found, initials, "%s gave %s", list != NULL ? list : "(all)", found);
}

static void expect_in_default(const char *list, const char *initials)
{
    const ChPlan plan = plan_of(list);

    expect_singles(&plan, list, initials);
}

Test(plan, chooses_names_groups_and_mixes)
{
    expect_in_default(NULL, "FCrcN");
    expect_in_default("all", "FCrcN");
    expect_in_default("singles", "FCrcN");
    expect_in_default("cross-hatching", "C");
    expect_in_default("naked-single,cross-hatching", "CN");
    expect_in_default("-naked-single", "FCrc");
    expect_in_default("singles,-full-house,-naked-single", "Crc");
    expect_in_default("-singles,+naked-single", "N");
    expect_in_default("+naked-single", "FCrcN");
    expect_in_default("cross-hatching,cross-hatching", "C");
    expect_in_default("-all", "");
    expect_in_default(" singles , -naked-single ", "FCrc");
}

Test(plan, names_what_it_does_not_know)
{
    static const struct {
        const char *list;
        unsigned column;
    } bad[] = {{"", 1},
               {"x-wong", 1},
               {"singles,", 9},
               {"singles,,all", 9},
               {"singles,foo", 9},
               {"+", 1},
               {"--naked-single", 1},
               {"singles all", 1},
               {"naked-single, x-wong ", 15},
               {"-", 1},
               {"'x-wing'", 1}};

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ChPlan plan;
        ChFault fault;
        const ChStatus status = ch_plan_make(&plan, ch_profile_at(0), bad[i].list, &fault);
        cr_expect_eq(status, CH_BAD_STRATEGY, "%s", bad[i].list);
        cr_expect_eq(fault.column, bad[i].column, "%s: column %u", bad[i].list, fault.column);
    }
}

static void expect_called(int technique, const char *name)
{
    cr_expect(ch_technique_has_name(ch_technique(technique), name, strlen(name)), "%s", name);
}

Test(plan, takes_names_as_people_write_them)
{
    expect_in_default("Cross-Hatching", "C");
    expect_in_default("crosshatching, NAKED SINGLES", "CN");
    expect_in_default("Singles,-Full house", "CrcN");
    expect_in_default("hidden single in a row", "r");
    expect_in_default("Easy", "FCrcN");
    expect_called(CH_TECHNIQUE_X_WING, "X wing");
    expect_called(CH_TECHNIQUE_X_WING, "xwings");
    expect_called(CH_TECHNIQUE_BUG_1, "BUG+1");
    expect_called(CH_TECHNIQUE_TRIDAGON, "Thor's Hammer");
    expect_called(CH_TECHNIQUE_REMOTE_PAIR, "Remote Pairs");
    expect_called(CH_TECHNIQUE_MULTI_SECTOR_LOCKED_SETS, "multi-sector locked set");
    expect_called(CH_TECHNIQUE_SIMPLE_COLOURS_TRAP, "Simple Colors Trap");
    expect_called(CH_TECHNIQUE_UNIQUE_RECTANGLE_4, "Unique Rectangle Type 4");
    cr_expect_eq(ch_profile_by_name("HoDoKu", 6), ch_profile_by_name("hodoku", 6));
}

/* However freely it is written, a key names one technique, and a group none. */
Test(plan, gives_every_key_to_one_technique)
{
    for (int i = 0; i < ch_technique_limit(); i++)
        for (int j = 0; j < ch_technique_limit(); j++) {
            const ChTechnique *const one = ch_technique(i);
            const ChTechnique *const other = ch_technique(j);
            if (one == NULL || other == NULL)
                continue;
            cr_expect_eq(ch_technique_has_name(one, other->key, strlen(other->key)), i == j,
                         "%s, %s", one->key, other->key);
            cr_expect_eq(ch_technique_has_name(one, other->title, strlen(other->title)), i == j,
                         "%s, %s", one->key, other->title);
            cr_expect_not(ch_technique_has_name(one, other->family, strlen(other->family)),
                          "%s, %s", one->key, other->family);
        }
}

/* Checks the singles again, after the profile's strategies have been put into that order. */
static void expect_order(const char *list, const char *order, const char *initials)
{
    ChPlan plan;

    cr_assert_eq(ch_plan_make_in_order(&plan, ch_profile_at(0), list, order, NULL), CH_OK, "%s",
                 order);
    expect_singles(&plan, order, initials);
}

Test(plan, takes_an_order)
{
    expect_order(NULL, "naked-single", "NFCrc");
    expect_order(NULL, "naked-single,hidden-single-row,full-house", "NrFCc");
    expect_order(NULL, "hidden-single-row,singles", "rFCcN");
    expect_order("cross-hatching,naked-single", "naked-single,full-house", "NC");
    expect_order(NULL, "x-wing", "FCrcN");
    expect_order(NULL, "naked-single,all", "NFCrc");
    expect_order(NULL, "hodoku", "FNCrc");
    expect_order("cross-hatching,naked-single", "hodoku", "NC");
    expect_order(NULL, "hidden-single-row,hodoku", "rFNCc");

    expect_order(NULL, "-full-house", "CrcNF");
    expect_order(NULL, "-naked-single,-full-house", "CrcNF");
    expect_order(NULL, "naked-single,-full-house,hidden-single-row", "NrCcF");
    expect_order(NULL, "naked-single,hidden-single-row,-naked-single,full-house", "rFCcN");
    expect_order(NULL, "hodoku,-full-house", "NCrcF");
    expect_order(NULL, "-singles,naked-single", "NFCrc");

    expect_order("upto:cross-hatching", NULL, "FC");
    expect_order("upto:cross-hatching", "-full-house", "C");
    expect_order("upto:cross-hatching", "naked-single,hidden-single-row", "NrFC");
    expect_order("upto:hidden-single-row", "hodoku", "FNCr");
}

/* Checks that an order is refused. */
static void expect_no_order(const char *order, ChFault *fault)
{
    ChPlan plan;

    cr_expect_eq(ch_plan_make_in_order(&plan, ch_profile_at(0), NULL, order, fault),
                 CH_BAD_SEQUENCE, "%s", order);
}

Test(plan, refuses_a_wrong_order)
{
    ChFault fault;

    expect_no_order("naked-single,x-wong", &fault);
    cr_expect_eq(fault.column, 14);
    for (int i = 0; ch_named_order_at(i) != NULL; i++)
        cr_expect_not_null(strstr(ch_status_text(fault.status), ch_named_order_at(i)->name));
    expect_no_order("-x-wong", NULL);
    expect_no_order("-hodoku", NULL);
}

/* Checks which of two techniques a list selects in a profile. */
static void expect_set(int profile, const char *list, int technique, bool first, int other,
                       bool second)
{
    ChTechniqueSet set;

    cr_assert_eq(ch_plan_techniques(&set, ch_profile_at(profile), list, NULL), CH_OK, "%s", list);
    cr_expect_eq(ch_techniques_has(&set, technique), first, "%s", list);
    cr_expect_eq(ch_techniques_has(&set, other), second, "%s", list);
}

Test(plan, selects_sets_of_techniques)
{
    enum { SE = 2 };
    const int naked = CH_TECHNIQUE_NAKED_SINGLE;
    const int hidden = CH_TECHNIQUE_HIDDEN_SINGLE_ROW;

    expect_set(0, "naked-single", naked, true, hidden, false);
    expect_set(0, "singles", naked, true, hidden, true);
    expect_set(0, "singles,-naked-single", naked, false, hidden, true);
    expect_set(0, "-naked-single", naked, false, hidden, true);
    expect_set(0, "easy", naked, true, CH_TECHNIQUE_X_WING, false);
    expect_set(0, "upto:x-wing", naked, true, CH_TECHNIQUE_X_WING, true);
    expect_set(0, "all,-x-wing", naked, true, CH_TECHNIQUE_X_WING, false);
    /* One row of this profile finds both. */
    expect_set(SE, "full-house", CH_TECHNIQUE_FULL_HOUSE, true, hidden, false);
    expect_set(SE, "upto:full-house", CH_TECHNIQUE_FULL_HOUSE, true, hidden, true);
    ChTechniqueSet set;
    ChFault fault;
    cr_expect_eq(ch_plan_techniques(&set, ch_profile_at(0), "easy,x-wong", &fault),
                 CH_BAD_STRATEGY);
    cr_expect_eq(fault.column, 6);
}

/* Checks what a list selects of the hidden pairs: all, those that are locked, or the others. */
static void expect_pairs(const char *list, bool locked, bool others)
{
    const ChPlan plan = plan_of(list);
    const ChTechniqueSet names = ch_plan_names(&plan);
    const int row = ch_plan_row_of(&plan, CH_TECHNIQUE_HIDDEN_PAIR);

    cr_expect_eq(ch_techniques_has(&names, CH_TECHNIQUE_LOCKED_HIDDEN_PAIR), locked, "%s", list);
    cr_expect_eq(ch_techniques_has(&names, CH_TECHNIQUE_HIDDEN_PAIR), others, "%s", list);
    cr_assert_eq(row >= 0, locked || others, "%s", list);
    cr_expect(row < 0 || plan.row[row].is_narrowed == (locked != others), "%s", list);
}

Test(plan, narrows_rows_to_sub_types)
{
    expect_pairs("hidden-pair", true, true);
    expect_pairs("locked-hidden-pair", true, false);
    expect_pairs("Locked Hidden Pairs, x-wing", true, false);
    expect_pairs("locked-hidden-pair, subsets", true, true);
    expect_pairs("subsets, locked-hidden-pair", true, true);
    expect_pairs("subsets, -locked-hidden-pair", false, true);
    expect_pairs("-locked-hidden-pair", false, true);
    expect_pairs("-hidden-pair, +locked-hidden-pair", true, false);
    expect_pairs("upto:locked-hidden-pair", true, true);
    expect_pairs("locked-hidden-pair, -hidden-pair", false, false);
    expect_pairs("x-wing, -locked-hidden-pair", false, false);
    expect_set(0, "locked-hidden-pair", CH_TECHNIQUE_LOCKED_HIDDEN_PAIR, true,
               CH_TECHNIQUE_HIDDEN_PAIR, false);
    expect_set(0, "hidden-pair", CH_TECHNIQUE_LOCKED_HIDDEN_PAIR, true, CH_TECHNIQUE_HIDDEN_PAIR,
               true);
}

Test(plan, a_technique_is_known_by_key_and_number)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL)
            continue;
        cr_expect_eq(technique->number, number);
        cr_expect_eq(ch_technique_by_key(technique->key, strlen(technique->key)), technique);
        cr_expect(technique->mark != NULL && *technique->definition != '\0', "%s", technique->key);
    }
    cr_expect_null(ch_technique(0));
    cr_expect_null(ch_technique(-1));
    cr_expect_null(ch_technique(ch_technique_limit()));
}

static bool is_in_profile(int number)
{
    for (int i = 0; ch_profile_at(i) != NULL; i++)
        for (int row = 0; row < ch_profile_at(i)->count; row++)
            if (ch_profile_at(i)->row[row].technique == number)
                return true;
    return false;
}

/* The messages report what a new technique still lacks: a profile, or a case file. */
Test(plan, a_technique_that_is_found_is_used_and_tried)
{
    for (int number = 0; number < ch_technique_limit(); number++) {
        const ChTechnique *const technique = ch_technique(number);
        if (technique == NULL || !ch_technique_is_found(technique))
            continue;
        cr_expect(is_in_profile(number), "%s is in no profile", technique->key);
        cr_expect(strstr(getenv("CASE_FAMILIES"), technique->family) != NULL,
                  "%s: tests/engine/meson.build names no case file %s.txt", technique->key,
                  technique->family);
    }
}
