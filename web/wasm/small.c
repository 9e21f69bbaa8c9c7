/* small.c - the commands, the texts, the pages and the help that crosshatch-small.wasm leaves out;
 * crosshatch.wasm has them all.
 *
 * The small module explains a puzzle and a position, with the default profile.  The page loads it
 * first.
 *
 * SPDX-License-Identifier: MIT
 */
#include "cli.h"
#include "help.h"
#include "pages.h"
#include "step_notation.h"
#include <stdlib.h>

#define LEAVE_OUT_SMALL(function)
#define LEAVE_OUT_COMPLETE(function)                                                               \
    ChExit function(ChCli *cli)                                                                    \
    {                                                                                              \
        return ch_complain(cli, N_("the small module lacks this command; crosshatch.wasm has it"), \
                           NULL, 0);                                                               \
    }

#define COMMAND(name, word, function, operands, help, module) LEAVE_OUT_##module(function)
#include "commands.def"
#undef COMMAND

/* The page prints no help. */
void ch_help_program(ChText *out, ChLanguage language)
{
    (void)language;
    ch_help_version(out);
}

void ch_help_command(ChText *out, ChLanguage language, ChCommandId command)
{
    (void)command;
    ch_help_program(out, language);
}

void ch_help_words(ChText *out, ChLanguage language)
{
    ch_help_program(out, language);
}

void ch_help_version(ChText *out)
{
    ch_text_puts(out, "crosshatch " CH_VERSION "\n");
}

bool ch_pages_can_start(ChCli *cli)
{
    (void)cli;
    return false;
}

ChExit ch_pages_write(const ChCli *cli, const ChTextStyle *style, const ChEngine *engine,
                      ChLogReplay *log_replay, uint64_t ordinal, ChText *err)
{
    (void)cli;
    (void)style;
    (void)engine;
    (void)log_replay;
    (void)ordinal;
    (void)err;
    return CH_EXIT_OK;
}

/* Reads a number as JSON writes it, for cJSON: exactly, if it has up to 15 digits and up to 22 places.
 * The library's own strtod() is exact for all numbers, and takes 5 kB of a page's first load. */
double strtod(const char *restrict text, char **restrict end)
{
    const char *at = text + (*text == '-');
    const char *const start = at;
    double value = 0;
    int places = 0;

    for (bool pointed = false; (*at >= '0' && *at <= '9') || (*at == '.' && !pointed); at++)
        if (*at == '.') {
            pointed = true;
        } else {
            value = 10 * value + (*at - '0');
            places += pointed;
        }
    const char *after = at > start ? at : text;
    if (at > start && (*at == 'e' || *at == 'E')) {
        char *stop;
        const long power = strtol(at + 1, &stop, 10);
        places -= power < -400 ? -400 : power > 400 ? 400 : (int)power;
        after = stop > at + 1 ? stop : after;
    }
    double scale = 1;
    for (int n = abs(places); n > 0; n--)
        scale *= 10;
    value = places < 0 ? value * scale : value / scale;
    if (end != NULL)
        *end = (char *)after;
    return *text == '-' && after > text ? -value : value;
}

/* The texts of techniques on request (left-out). */
/* Whips, some rectangles, and BUG-Lites are used only on request.  Their names stay. */
#define LEAVE_OUT_FINDER(find)                                                                     \
    bool find(const ChFinderInput *input, ChSink *sink)                                            \
    {                                                                                              \
        return ch_no_finder(input, sink);                                                          \
    }
LEAVE_OUT_FINDER(ch_find_whip)
LEAVE_OUT_FINDER(ch_find_g_whip)
LEAVE_OUT_FINDER(ch_find_braid)
LEAVE_OUT_FINDER(ch_find_g_braid)
LEAVE_OUT_FINDER(ch_find_forcing_whip)
LEAVE_OUT_FINDER(ch_find_forcing_g_whip)
LEAVE_OUT_FINDER(ch_find_forcing_braid)
LEAVE_OUT_FINDER(ch_find_forcing_g_braid)
LEAVE_OUT_FINDER(ch_find_or_k_forcing_whip)
LEAVE_OUT_FINDER(ch_find_or_k_contrad_whip)
LEAVE_OUT_FINDER(ch_find_or_k_whip)
LEAVE_OUT_FINDER(ch_find_unique_rectangle_with_conjugate_pairs)
LEAVE_OUT_FINDER(ch_find_bug_lite_1)
LEAVE_OUT_FINDER(ch_find_bug_lite_2)
LEAVE_OUT_FINDER(ch_find_bug_lite_3)
LEAVE_OUT_FINDER(ch_find_bug_lite_4)
LEAVE_OUT_FINDER(ch_find_bug_false_candidate)
LEAVE_OUT_FINDER(ch_find_reverse_bug)
LEAVE_OUT_FINDER(ch_find_aligned_quadruple_exclusion)
LEAVE_OUT_FINDER(ch_find_automorphism)
LEAVE_OUT_FINDER(ch_find_extended_symmetrical_placement)
LEAVE_OUT_FINDER(ch_find_anti_symmetrical_placement)
LEAVE_OUT_FINDER(ch_find_qius_pattern)
LEAVE_OUT_FINDER(ch_find_distributed_disjoint_subset)
LEAVE_OUT_FINDER(ch_find_external_unique_rectangle)
LEAVE_OUT_FINDER(ch_find_external_avoidable_rectangle)
LEAVE_OUT_FINDER(ch_find_external_rectangle_wing)
LEAVE_OUT_FINDER(ch_find_multi_digit_deadly_pattern)
LEAVE_OUT_FINDER(ch_find_avoidable_rectangle_3)
LEAVE_OUT_FINDER(ch_find_avoidable_rectangle_5)
LEAVE_OUT_FINDER(ch_find_fish_aic)
LEAVE_OUT_FINDER(ch_find_rectangle_aic)
LEAVE_OUT_FINDER(ch_find_rectangle_wing)
LEAVE_OUT_FINDER(ch_find_rectangle_sue_de_coq)
LEAVE_OUT_FINDER(ch_find_forcing_chain_verity_pattern)
LEAVE_OUT_FINDER(ch_find_hidden_avoidable_rectangle)
LEAVE_OUT_FINDER(ch_find_rank_logic)
LEAVE_OUT_FINDER(ch_find_firework_pair_1)
LEAVE_OUT_FINDER(ch_find_firework_pair_2)
LEAVE_OUT_FINDER(ch_find_empty_rectangle_intersection_pair)
LEAVE_OUT_FINDER(ch_find_guarded_pattern)
LEAVE_OUT_FINDER(ch_find_blossom_loop)
LEAVE_OUT_FINDER(ch_find_multi_branch_w_wing)
LEAVE_OUT_FINDER(ch_find_xyz_loop)
LEAVE_OUT_FINDER(ch_find_siamese_xyz_wing)
LEAVE_OUT_FINDER(ch_find_exocet_rules)
LEAVE_OUT_FINDER(ch_find_senior_exocet)
LEAVE_OUT_FINDER(ch_find_complex_senior_exocet)
LEAVE_OUT_FINDER(ch_find_siamese_exocet)
LEAVE_OUT_FINDER(ch_find_complex_single)
LEAVE_OUT_FINDER(ch_find_aals_with_two_restricted_commons)
LEAVE_OUT_FINDER(ch_find_set_death_blossom)
LEAVE_OUT_FINDER(ch_find_rectangle_death_blossom)
LEAVE_OUT_FINDER(ch_find_rectangle_burred_subset)

#define LEAVE_OUT_MARKER(mark)                                                                     \
    void mark(const ChReplay *replay, const ChStep *step, ChMarks *marks)                          \
    {                                                                                              \
        (void)replay;                                                                              \
        (void)step;                                                                                \
        (void)marks;                                                                               \
    }
LEAVE_OUT_MARKER(ch_mark_whip)
LEAVE_OUT_MARKER(ch_mark_forcing_whip)
LEAVE_OUT_MARKER(ch_mark_distributed_disjoint_subset)
LEAVE_OUT_MARKER(ch_mark_unique_rectangle_with_conjugate_pairs)
LEAVE_OUT_MARKER(ch_mark_fish_chain)
LEAVE_OUT_MARKER(ch_mark_rectangle_chain)
LEAVE_OUT_MARKER(ch_mark_rectangle_wing)
LEAVE_OUT_MARKER(ch_mark_external_rectangle_wing)
LEAVE_OUT_MARKER(ch_mark_automorphism)
LEAVE_OUT_MARKER(ch_mark_anti_symmetrical_placement)
LEAVE_OUT_MARKER(ch_mark_qius_pattern)
LEAVE_OUT_MARKER(ch_mark_rectangle_sue_de_coq)
LEAVE_OUT_MARKER(ch_mark_rank_logic)
LEAVE_OUT_MARKER(ch_mark_firework_pair)
LEAVE_OUT_MARKER(ch_mark_empty_rectangle_intersection_pair)
LEAVE_OUT_MARKER(ch_mark_guarded_pattern)
LEAVE_OUT_MARKER(ch_mark_blossom_loop)
LEAVE_OUT_MARKER(ch_mark_multi_branch_w_wing)
LEAVE_OUT_MARKER(ch_mark_xyz_loop)
LEAVE_OUT_MARKER(ch_mark_siamese_xyz_wing)
LEAVE_OUT_MARKER(ch_mark_complex_single)
LEAVE_OUT_MARKER(ch_mark_rectangle_blossom)

#define LEAVE_OUT_TEXT(write)                                                                      \
    bool write(const ChSentenceContext *context)                                                   \
    {                                                                                              \
        (void)context;                                                                             \
        return false;                                                                              \
    }
#include "small_left_out.h"
LEAVE_OUT_TEXT(ch_say_automorphism)
LEAVE_OUT_TEXT(ch_say_extended_symmetry)
LEAVE_OUT_TEXT(ch_say_anti_symmetry)
LEAVE_OUT_TEXT(ch_say_corners)
LEAVE_OUT_TEXT(ch_say_blossom_loop)
LEAVE_OUT_TEXT(ch_argue_blossom_loop)
LEAVE_OUT_TEXT(ch_say_multi_branch_w_wing)
LEAVE_OUT_TEXT(ch_say_xyz_loop)
LEAVE_OUT_TEXT(ch_say_siamese_xyz_wing)
LEAVE_OUT_TEXT(ch_say_complex_single)
LEAVE_OUT_TEXT(ch_notation_complex_single)
LEAVE_OUT_TEXT(ch_say_deadly_shape)
LEAVE_OUT_TEXT(ch_say_external)
LEAVE_OUT_TEXT(ch_say_external_wing)
LEAVE_OUT_TEXT(ch_say_house_death_blossom)
LEAVE_OUT_TEXT(ch_say_stem_blossom)
LEAVE_OUT_TEXT(ch_say_rectangle_blossom)
LEAVE_OUT_TEXT(ch_say_rank_logic)
LEAVE_OUT_TEXT(ch_notation_rank_logic)
LEAVE_OUT_TEXT(ch_notation_whip)
LEAVE_OUT_TEXT(ch_notation_forcing_whip)
LEAVE_OUT_TEXT(ch_say_firework_pair_1)
LEAVE_OUT_TEXT(ch_say_firework_pair_2)
LEAVE_OUT_TEXT(ch_say_empty_rectangle_intersection_pair)
LEAVE_OUT_TEXT(ch_say_guarded_pattern)
LEAVE_OUT_TEXT(ch_say_exocet_rules)
LEAVE_OUT_TEXT(ch_say_senior_exocet)
LEAVE_OUT_TEXT(ch_say_complex_senior_exocet)
LEAVE_OUT_TEXT(ch_say_siamese_exocet)
LEAVE_OUT_TEXT(ch_say_fish_chain)
LEAVE_OUT_TEXT(ch_say_rectangle_chain)
LEAVE_OUT_TEXT(ch_say_reverse)
LEAVE_OUT_TEXT(ch_say_qius_pattern)
LEAVE_OUT_TEXT(ch_say_rectangle_wing)
LEAVE_OUT_TEXT(ch_say_rectangle_sue_de_coq)
LEAVE_OUT_TEXT(ch_say_forcing_pattern)
LEAVE_OUT_TEXT(ch_say_or_k_whip)
LEAVE_OUT_TEXT(ch_argue_or_k_whip)
LEAVE_OUT_TEXT(ch_notation_fish_chain)
LEAVE_OUT_TEXT(ch_notation_rectangle_chain)
