/* say_check.c - see say_check.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "say_check.h"

#include "say_why.h"
#include "speech.h"

/* ---- one solution ---- */

static void say_backdoors(const ChSpeech *speech)
{
    const ChCheck *const check = speech->check;
    uint16_t list[CH_CELLS];
    const size_t count = ch_speech_list(&check->backdoors, check->solution, list);

    if (check->needs_no_backdoor) {
        ch_speech_say(speech, N_("Singles alone solve it."), NULL, 0);
    } else if (count == 1) {
        const ChField field = ch_field_list("placed", CH_FIELD_PLACED, list, 1);
        ch_speech_say(speech, N_("Singles would finish it once {placed} is known."), &field, 1);
    } else if (count > 0) {
        ch_speech_some(speech,
                       N_("Singles would finish it once any one of these is known: {placed}."),
                       N_("Singles would finish it once any one of {count} digits is known, such "
                          "as {placed}."),
                       list, count);
    } else if (check->pair_count > 0) {
        for (int i = 0; i < 2; i++)
            list[i] = (uint16_t)CH_CANDIDATE(check->pair[0][i], check->solution[check->pair[0][i]]);
        const ChField field[] = {
            ch_field_list("placed", CH_FIELD_PLACED, list, 2),
            ch_field_number("count", check->pair_count),
        };
        ch_speech_say(
            speech,
            check->pair_count == 1
                ? N_("No one digit would let singles finish it; two together would: {placed}.")
                : N_("No one digit would let singles finish it; two together can, such as "
                     "{placed} (of {count} such pairs)."),
            field, sizeof field / sizeof field[0]);
    } else {
        ch_speech_say(speech, N_("No two digits would let singles finish it."), NULL, 0);
    }
}

static void say_logic(const ChSpeech *speech)
{
    const ChCheck *const check = speech->check;

    if (!check->knows_logic)
        return;
    if (!check->is_logical) {
        ch_speech_say(speech, N_("The strategies in use do not solve it without guessing."), NULL,
                      0);
    } else if (check->hardest != CH_TECHNIQUE_NONE) {
        const ChField field = ch_field_string(
            "technique", ch_explain_title(speech->language, ch_technique(check->hardest)->key));
        ch_speech_say(speech, N_("Logic solves it; the hardest strategy it takes is {technique}."),
                      &field, 1);
    }
}

static void say_unique(const ChSpeech *speech)
{
    const ChCheck *const check = speech->check;

    ch_speech_say(speech, N_("The puzzle has exactly one solution:"), NULL, 0);
    ch_speech_draw(speech, check->solution, NULL);
    if (check->knows_redundant && ch_cells_empty(check->redundant))
        ch_speech_say(speech, N_("It is minimal: no given can be left out."), NULL, 0);
    if (check->knows_redundant)
        ch_speech_cells(speech, N_("It is not minimal: the given in {cells} can be left out."),
                        N_("It is not minimal. Any one of these givens can be left out: {cells}."),
                        &check->redundant);
    say_logic(speech);
    say_backdoors(speech);
}

/* ---- a half-solved grid ---- */

/* Each mistake with its proof. */
static void say_mistakes(const ChSpeech *speech)
{
    ChChecker *const checker = speech->telling->checker;
    const ChStanding *const standing = &checker->standing;

    if (standing->mistake_count > 1 && checker->first_mistake >= 0) {
        const uint16_t first = standing->mistake[checker->first_mistake].candidate;
        const ChField field = ch_field_list("placed", CH_FIELD_PLACED, &first, 1);
        ch_speech_say(speech, N_("The first mistake was {placed}."), &field, 1);
    }
    for (uint32_t i = 0; i < standing->mistake_count; i++) {
        const ChFact mistake = standing->mistake[i];
        ch_explain_mistake(speech->out, speech->language, CH_DEPTH_ARGUMENT, mistake.candidate,
                           mistake.holds);
        ch_text_char(speech->out, '\n');
        ch_why_mistake(&checker->why, standing, i, speech->telling->plan);
        ch_say_why(speech->out, speech->manner, &checker->why, speech->telling->teller);
    }
    if (standing->is_dead_end)
        ch_speech_say(
            speech,
            N_("Each thing that was entered or ruled out can be right by itself, but not all of "
               "them together."),
            NULL, 0);
}

/* The mistakes, and the verdict without any digit of the solution: that would answer more than was
 * asked. */
static void say_half_solved(const ChSpeech *speech)
{
    if (ch_check_is_mistaken(speech->telling->checker))
        say_mistakes(speech);
    else
        ch_speech_say(speech, N_("There is no mistake in the grid so far."), NULL, 0);
    if (speech->check->verdict == CH_VERDICT_SEVERAL) {
        ch_say_how_many(speech);
        return;
    }
    ch_speech_say(speech, N_("The puzzle has exactly one solution."), NULL, 0);
    say_logic(speech);
}

void ch_say_check(ChText *out, const ChManner *manner, const ChPuzzle *puzzle, const ChCheck *check,
                  const ChCheckTelling *telling)
{
    const ChSpeech speech = {out, manner->language, manner, puzzle, check, telling};

    if ((puzzle->has_start || puzzle->has_notes) &&
        (check->verdict == CH_VERDICT_UNIQUE || check->verdict == CH_VERDICT_SEVERAL)) {
        say_half_solved(&speech);
        return;
    }
    switch (check->verdict) {
    case CH_VERDICT_UNIQUE:
        say_unique(&speech);
        break;
    case CH_VERDICT_SEVERAL:
        ch_say_several(&speech);
        break;
    case CH_VERDICT_UNSOLVABLE:
        ch_say_unsolvable(&speech);
        break;
    case CH_VERDICT_UNFINISHED:
    case CH_VERDICT_ERROR:
        ch_speech_say(
            &speech,
            N_("The work budget ran out before it was known how many solutions there are."), NULL,
            0);
        break;
    }
}
