/* game.c - see game.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "game.h"

bool ch_play_is_on_given(const ChPuzzle *puzzle, const ChPlay *play)
{
    switch (play->kind) {
    case CH_PLAY_PLACE: {
        const int given = puzzle->given[CH_CANDIDATE_CELL(play->thing)];
        return given != CH_NO_DIGIT && given != CH_CANDIDATE_DIGIT(play->thing);
    }
    case CH_PLAY_REMOVE:
    case CH_PLAY_RESTORE:
        return puzzle->given[CH_CANDIDATE_CELL(play->thing)] != CH_NO_DIGIT;
    case CH_PLAY_ERASE:
        return puzzle->given[play->thing] != CH_NO_DIGIT;
    default:
        return false;
    }
}

void ch_course_start(ChCourse *course, const ChPuzzle *puzzle)
{
    course->position = *puzzle;
    course->done = 0;
    course->undone = 0;
}

/* Returns the change of a move on the position; false when there is none. */
static bool find_change(const ChPuzzle *position, const ChPlay *play, ChChange *change)
{
    const bool is_cell = play->kind == CH_PLAY_ERASE;
    const int cell = is_cell ? play->thing : CH_CANDIDATE_CELL(play->thing);
    const int digit = ch_puzzle_digit(position, cell);

    *change = (ChChange){play->kind, play->thing, position->entered[cell]};
    switch (play->kind) {
    case CH_PLAY_PLACE:
        return digit != CH_CANDIDATE_DIGIT(play->thing);
    case CH_PLAY_ERASE:
        return position->entered[cell] != CH_NO_DIGIT;
    case CH_PLAY_REMOVE:
        return digit == CH_NO_DIGIT && !ch_candidates_has(&position->removed, play->thing);
    default:
        return ch_candidates_has(&position->removed, play->thing);
    }
}

static void apply(ChPuzzle *position, ChChange change)
{
    switch (change.kind) {
    case CH_PLAY_PLACE:
        position->entered[CH_CANDIDATE_CELL(change.thing)] =
            (uint8_t)CH_CANDIDATE_DIGIT(change.thing);
        break;
    case CH_PLAY_ERASE:
        position->entered[change.thing] = CH_NO_DIGIT;
        break;
    case CH_PLAY_REMOVE:
        ch_candidates_add(&position->removed, change.thing);
        break;
    default:
        ch_candidates_remove(&position->removed, change.thing);
        break;
    }
    ch_puzzle_note_start(position);
}

/* Returns the change that takes another one back. */
static ChChange opposite_of(ChChange change)
{
    const int cell = change.kind == CH_PLAY_ERASE ? change.thing : CH_CANDIDATE_CELL(change.thing);

    if (change.kind == CH_PLAY_REMOVE || change.kind == CH_PLAY_RESTORE)
        return (ChChange){.kind = change.kind == CH_PLAY_REMOVE ? CH_PLAY_RESTORE : CH_PLAY_REMOVE,
                          .thing = change.thing};
    if (change.before == CH_NO_DIGIT)
        return (ChChange){CH_PLAY_ERASE, (uint16_t)cell, (uint8_t)CH_CANDIDATE_DIGIT(change.thing)};
    const uint8_t now = change.kind == CH_PLAY_ERASE ? (uint8_t)CH_NO_DIGIT
                                                     : (uint8_t)CH_CANDIDATE_DIGIT(change.thing);
    return (ChChange){CH_PLAY_PLACE, (uint16_t)CH_CANDIDATE(cell, change.before), now};
}

bool ch_course_play(ChCourse *course, const ChPlay *play, ChChange *change)
{
    if (play->kind == CH_PLAY_UNDO) {
        if (course->done == 0)
            return false;
        *change = opposite_of(course->change[--course->done]);
        course->undone++;
    } else if (play->kind == CH_PLAY_REDO) {
        if (course->undone == 0)
            return false;
        *change = course->change[course->done++];
        course->undone--;
    } else {
        if (!find_change(&course->position, play, change))
            return false;
        course->change[course->done++] = *change;
        course->undone = 0;
    }
    apply(&course->position, *change);
    return true;
}
