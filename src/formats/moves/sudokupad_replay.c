/* sudokupad_replay.c - see sudokupad_replay.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "sudokupad_replay.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "moves_text.h"

enum { MOST_ACTIONS = 8192, TICK = 50, SHOWN_ACTION = 24 };

typedef enum ActionKind {
    SELECT,
    DESELECT,
    WRITE,
    CORNER,
    CENTRE,
    COLOUR,
    CLEAR,
    UNDO,
    REDO,
    BEGIN_GROUP,
    END_GROUP,
    UNPAUSE,
    OTHER
} ActionKind;

/* An action; the argument is text of the data. */
typedef struct Action {
    ActionKind kind;
    ChBytes argument;
    uint32_t ticks;
} Action;

/* The kinds by letter, from A on.  Pen strokes, their colour and waiting are OTHER. */
static const ActionKind kinds[] = {SELECT,      WRITE,     CORNER,  CENTRE,   COLOUR, CLEAR,
                                   UNDO,        REDO,      SELECT,  DESELECT, OTHER,  OTHER,
                                   BEGIN_GROUP, END_GROUP, UNPAUSE, OTHER};
static const ActionKind old_kinds[] = {SELECT,   WRITE,       CORNER,   CENTRE, COLOUR,
                                       OTHER,    CLEAR,       UNDO,     REDO,   SELECT,
                                       DESELECT, BEGIN_GROUP, END_GROUP};

bool ch_replay_is_old(const char *version)
{
    int major, minor, patch;

    if (sscanf(version, "%d.%d.%d", &major, &minor, &patch) != 3)
        return false;
    return major == 0 && ((minor >= 78 && minor < 81) || (minor == 81 && patch <= 2));
}

/* ---- reading actions ---- */

static ActionKind kind_of(char letter, bool is_old)
{
    const size_t index = (size_t)(letter - 'A');

    if (is_old)
        return index < sizeof old_kinds / sizeof *old_kinds ? old_kinds[index] : OTHER;
    return index < sizeof kinds / sizeof *kinds ? kinds[index] : OTHER;
}

/* Reads the action at *AT and moves on; false when there is none. */
static bool take_action(const ChReplayData *data, size_t *at, Action *action)
{
    const char *const text = data->actions.at;
    const size_t length = data->actions.length;
    size_t end = *at + 1;

    if (text[*at] < 'A' || text[*at] > 'Z')
        return false;
    while (end < length && text[end] != '_')
        end++;
    *action = (Action){.kind = kind_of(text[*at], data->is_old),
                       .argument = {text + *at + 1, end - *at - 1}};
    const size_t digits = end + 1;
    for (end = digits; end < length && text[end] >= '0' && text[end] <= '9'; end++)
        if (action->ticks < 100000000)
            action->ticks = 10 * action->ticks + (uint32_t)(text[end] - '0');
    *at = end;
    return end > digits;
}

/* ---- the state of a player's grid ---- */

/* The layers of a cell, which SudokuPad erases one at a time. */
typedef enum Layer { CORNER_MARKS, CENTRE_MARKS, COLOURS, MARK_LAYERS, VALUE = MARK_LAYERS } Layer;

typedef struct PadCell {
    uint32_t marks[MARK_LAYERS]; /* a bit for each mark or colour */
    char value;                  /* 0: none */
} PadCell;

typedef struct PadState {
    PadCell cell[CH_CELLS]; /* by rows */
    bool selected[CH_CELLS];
    bool in_group;
} PadState;

/* An action that was carried out, and the state after it. */
typedef struct Done {
    Action action;
    PadState after;
} Done;

/* The player of a replay. */
typedef struct Player {
    ChGame *game;
    PadState start, state;
    Done *done;
    Action *undone;
    uint32_t done_count, undone_count;
    uint32_t selections; /* made since the last undo */
    uint64_t milliseconds;
} Player;

static bool is_given(const Player *player, int place)
{
    return player->game->puzzle.given[CH_CELL_AT(place / 9, place % 9)] != CH_NO_DIGIT;
}

/* Reports whether a layer of a selected cell can be changed: a given has no value of the player,
 * and a value hides the marks. */
static bool is_open(const Player *player, int place, Layer layer)
{
    if (!player->state.selected[place])
        return false;
    if (layer == COLOURS)
        return true;
    return !is_given(player, place) && (layer == VALUE || player->state.cell[place].value == 0);
}

/* ---- actions ---- */

static int value_of_hex(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* Selects or deselects the cells of the argument, two hexadecimal digits each; false when they are
 * no cells. */
static bool select_cells(PadState *state, ChBytes cells, bool selected)
{
    if (cells.length == 1 && cells.at[0] == '-')
        return true;
    for (size_t i = 0; i < cells.length; i += 2) {
        const int high = value_of_hex(cells.at[i]);
        const int low = i + 1 < cells.length ? value_of_hex(cells.at[i + 1]) : -1;
        if (high < 0 || low < 0 || 16 * high + low >= CH_CELLS)
            return false;
        state->selected[16 * high + low] = selected;
    }
    return true;
}

static void select_none(PadState *state)
{
    for (int place = 0; place < CH_CELLS; place++)
        state->selected[place] = false;
}

/* Writes a value in the selected cells; if all have it, it is erased. */
static void write_value(Player *player, char value)
{
    bool all = true;

    for (int place = 0; place < CH_CELLS; place++)
        if (is_open(player, place, VALUE))
            all &= player->state.cell[place].value == value;
    for (int place = 0; place < CH_CELLS; place++)
        if (is_open(player, place, VALUE))
            player->state.cell[place].value = all ? 0 : value;
}

/* Adds a mark to the selected cells; if all have it, it is erased. */
static void write_mark(Player *player, Layer layer, char mark)
{
    const uint32_t bit = 1u << (mark % 32);
    bool all = true;

    for (int place = 0; place < CH_CELLS; place++)
        if (is_open(player, place, layer))
            all &= (player->state.cell[place].marks[layer] & bit) != 0;
    for (int place = 0; place < CH_CELLS; place++)
        if (is_open(player, place, layer)) {
            uint32_t *const marks = &player->state.cell[place].marks[layer];
            *marks = all ? *marks & ~bit : *marks | bit;
        }
}

static bool has_layer(const Player *player, Layer layer)
{
    for (int place = 0; place < CH_CELLS; place++) {
        const PadCell *const cell = &player->state.cell[place];
        if (is_open(player, place, layer) &&
            (layer == VALUE ? cell->value != 0 : cell->marks[layer] != 0))
            return true;
    }
    return false;
}

/* Erases the first layer of the selected cells that has something; the tool in use decides the
 * order.  Returns false when there is nothing. */
static bool clear(Player *player, char tool)
{
    static const Layer order[][MARK_LAYERS + 1] = {
        {VALUE, CENTRE_MARKS, CORNER_MARKS, COLOURS}, {CORNER_MARKS, VALUE, CENTRE_MARKS, COLOURS},
        {CENTRE_MARKS, VALUE, CORNER_MARKS, COLOURS}, {COLOURS, VALUE, CENTRE_MARKS, CORNER_MARKS},
        {VALUE, CENTRE_MARKS, CORNER_MARKS, COLOURS}, /* the pen, whose strokes are not followed */
    };
    const unsigned index = (unsigned)(tool - '0');

    for (int i = 0; index < 5 && i <= MARK_LAYERS; i++) {
        const Layer layer = order[index][i];
        if (!has_layer(player, layer))
            continue;
        for (int place = 0; place < CH_CELLS; place++)
            if (is_open(player, place, layer)) {
                PadCell *const cell = &player->state.cell[place];
                if (layer == VALUE)
                    cell->value = 0;
                else
                    cell->marks[layer] = 0;
            }
        return true;
    }
    return false;
}

/* Carries out an action other than undo and redo.  *CHANGES: it did something.  Returns false when
 * its argument is none. */
static bool carry_out(Player *player, const Action *action, bool *changes)
{
    const char first = action->argument.length > 0 ? action->argument.at[0] : 0;
    const PadState before = player->state;

    *changes = true;
    switch (action->kind) {
    case SELECT:
        return select_cells(&player->state, action->argument, true);
    case DESELECT:
        if (action->argument.length == 0)
            select_none(&player->state);
        else if (!select_cells(&player->state, action->argument, false))
            return false;
        *changes = memcmp(before.selected, player->state.selected, sizeof before.selected) != 0;
        return true;
    case WRITE:
        write_value(player, first);
        return action->argument.length == 1;
    case CORNER:
    case CENTRE:
    case COLOUR:
        write_mark(player,
                   action->kind == CORNER   ? CORNER_MARKS
                   : action->kind == CENTRE ? CENTRE_MARKS
                                            : COLOURS,
                   first);
        return action->argument.length > 0;
    case CLEAR:
        *changes = clear(player, first);
        return true;
    case BEGIN_GROUP:
    case END_GROUP:
        player->state.in_group = action->kind == BEGIN_GROUP;
        return true;
    default:
        return true;
    }
}

/* ---- undo and redo ---- */

static bool selects(ActionKind kind)
{
    return kind == SELECT || kind == DESELECT || kind == UNPAUSE;
}

static void keep(Player *player, const Action *action)
{
    player->done[player->done_count++] = (Done){*action, player->state};
}

/* Takes actions back up to the last one that is no selection, or a whole group. */
static void undo(Player *player)
{
    bool in_group = player->state.in_group;

    for (bool is_first = true; player->done_count > 0; is_first = false) {
        const Action action = player->done[--player->done_count].action;
        if (action.kind == BEGIN_GROUP || action.kind == END_GROUP)
            in_group = action.kind == END_GROUP;
        if (player->selections == 0)
            player->undone[player->undone_count++] = action;
        else if (player->selections-- == 1)
            break;
        if ((is_first && action.kind == DESELECT) || !(in_group || selects(action.kind)))
            break;
    }
    player->state =
        player->done_count > 0 ? player->done[player->done_count - 1].after : player->start;
}

static void redo(Player *player)
{
    if (player->selections > 0)
        undo(player);
    while (player->undone_count > 0) {
        const Action action = player->undone[--player->undone_count];
        bool changes;
        (void)carry_out(player, &action, &changes);
        keep(player, &action);
        if (!player->state.in_group && !selects(action.kind))
            break;
    }
}

static bool step(Player *player, const Action *action)
{
    bool changes;

    if (action->kind == UNDO || action->kind == REDO) {
        (action->kind == UNDO ? undo : redo)(player);
        return true;
    }
    if (!carry_out(player, action, &changes))
        return false;
    if (!changes)
        return true;
    if (player->undone_count > 0 && selects(action->kind)) {
        player->selections++;
    } else {
        player->undone_count = 0;
        player->selections = 0;
    }
    keep(player, action);
    return true;
}

/* ---- moves ---- */

static bool is_digit(char value)
{
    return value >= '1' && value <= '9';
}

/* Appends the moves between two states of the grid. */
static ChStatus add_moves(Player *player, const PadState *before)
{
    ChPlay play = {.time = (uint32_t)player->milliseconds};
    ChStatus status = CH_OK;

    for (int place = 0; place < CH_CELLS && status == CH_OK; place++) {
        const char was = before->cell[place].value;
        const char is = player->state.cell[place].value;
        const int cell = CH_CELL_AT(place / 9, place % 9);
        if (was == is || (!is_digit(was) && !is_digit(is)))
            continue;
        play.kind = is_digit(is) ? CH_PLAY_PLACE : CH_PLAY_ERASE;
        play.thing = (uint16_t)(is_digit(is) ? CH_CANDIDATE(cell, is - '1') : cell);
        status = ch_moves_add(player->game, &play);
    }
    return status;
}

/* Adds the time of an action.  The argument of UNPAUSE is a pause, which does not count. */
static void add_time(Player *player, const Action *action)
{
    uint64_t pause = 0;

    for (size_t i = 0; action->kind == UNPAUSE && i < action->argument.length && i < 9; i++)
        if (action->argument.at[i] >= '0' && action->argument.at[i] <= '9')
            pause = 10 * pause + (uint64_t)(action->argument.at[i] - '0');
    player->milliseconds += (uint64_t)TICK * action->ticks;
    player->milliseconds -=
        pause * TICK < player->milliseconds ? pause * TICK : player->milliseconds;
    if (player->milliseconds >= CH_NO_TIME)
        player->milliseconds = CH_NO_TIME - 1;
}

static ChStatus refuse(ChText *found, const ChReplayData *data, size_t at)
{
    const size_t left = data->actions.length - at;

    ch_text_add(found, data->actions.at + at, left < SHOWN_ACTION ? left : SHOWN_ACTION);
    return CH_REPLAY_DATA;
}

static ChStatus play_all(Player *player, const ChReplayData *data, ChText *found)
{
    size_t at = 0;

    for (int count = 0; at < data->actions.length; count++) {
        const PadState before = player->state;
        const size_t start = at;
        Action action;
        if (count == MOST_ACTIONS)
            return CH_PLAY_COUNT;
        if (!take_action(data, &at, &action))
            return refuse(found, data, start);
        add_time(player, &action);
        if (!step(player, &action))
            return refuse(found, data, start);
        const ChStatus status = add_moves(player, &before);
        if (status != CH_OK)
            return status;
    }
    return CH_OK;
}

ChStatus ch_replay_read(ChGame *game, ChReplayData data, ChText *found)
{
    Player *const player = calloc(1, sizeof *player);
    Done *const done = malloc(MOST_ACTIONS * sizeof *done);
    Action *const undone = malloc(MOST_ACTIONS * sizeof *undone);
    ChStatus status = CH_NO_MEMORY;

    if (player != NULL && done != NULL && undone != NULL) {
        player->game = game;
        player->done = done;
        player->undone = undone;
        status = play_all(player, &data, found);
    }
    free(undone);
    free(done);
    free(player);
    return status;
}
