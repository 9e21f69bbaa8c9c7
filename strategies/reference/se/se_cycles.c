/* se_cycles.c - the candidates that a cycle with an effect can contain, without listing cycles.
 *
 * A cycle rules a target v out when v, outside its cells, sees its own digit in it on and off, at p
 * and at q:
 *
 *      p on -> ... -> r on -> q off -> s on -> ... -> p on
 *
 * v on leads to all of the cycle both on and off, so the cycle lies in v's field: the nodes to
 * which v on leads both on and off.  Within a field, two distances from on node to on node bound
 * the length of a cycle over p and q: from p on to an r that rules q out, and from q off to p on.
 * All links can be read backwards, so the latter equals the distance from p off to q on.  Under a
 * false assumption p and q may be the same; a grid where they are has no solution.
 *
 * SPDX-License-Identifier: MIT
 */
#include <string.h>

#include "se_net.h"

enum { NEVER = 0xff };

typedef struct Field {
    const ChSeNet *net;
    int words;
    ChSeRow nodes;
    int apart; /* the least distance between p and q in the seen list */
    int count;
    uint16_t seen[CH_SE_PEERS]; /* nodes of the target's digit that the target sees */
} Field;

static Field field_of(const ChSeNet *net, bool is_supposed, unsigned target)
{
    const int cell = net->candidate[target] / 9;
    const ChSeLeads *const leads = is_supposed ? &net->wide : &net->own;
    Field field = {.net = net, .words = net->words, .apart = !is_supposed};

    for (int i = 0; i < net->words; i++)
        field.nodes.word[i] = leads->row[0][target].word[i] & leads->row[1][target].word[i];
    ch_se_row_clear(&field.nodes, target);
    for (int i = 0; i < net->words; i++)
        CH_EACH_BIT_64(bit, field.nodes.word[i] & net->sees[target].word[i]) {
            const unsigned node = (unsigned)(64 * i + bit);
            if (net->candidate[node] / 9 == cell)
                ch_se_row_clear(&field.nodes, node);
            else
                field.seen[field.count++] = (uint16_t)node;
        }
    return field;
}

/* ---- steps ---- */

/* The on nodes of a search: those of all generations, and those of the last; and the nodes that the
 * earlier generations rule out. */
typedef struct Wave {
    ChSeRow met;
    ChSeRow front;
    ChSeRow off;
} Wave;

/* Adds the nodes that become single when a node is off. */
static void add_tied(const Field *field, unsigned off, ChSeRow *row)
{
    for (int i = 0; i < field->net->ties[off]; i++)
        ch_se_row_set(row, field->net->tie[off][i]);
}

/* Adds the nodes that the front rules out to `off`; returns the new ones.  The others have been
 * followed: what they make single is met. */
static ChSeRow rule_out(const Field *field, Wave *wave)
{
    ChSeRow fresh = {{0}};

    for (int i = 0; i < field->words; i++)
        CH_EACH_BIT_64(bit, wave->front.word[i])
            ch_se_row_add(&fresh, &field->net->sees[64 * i + bit], field->words);
    for (int i = 0; i < field->words; i++) {
        fresh.word[i] &= field->nodes.word[i] & ~wave->off.word[i];
        wave->off.word[i] |= fresh.word[i];
    }
    return fresh;
}

/* Advances the front to the next generation; false when there is none. */
static bool advance_front(const Field *field, Wave *wave)
{
    const ChSeRow off = rule_out(field, wave);
    ChSeRow next = {{0}};
    uint64_t any = 0;

    for (int i = 0; i < field->words; i++)
        CH_EACH_BIT_64(bit, off.word[i])
            add_tied(field, (unsigned)(64 * i + bit), &next);
    for (int i = 0; i < field->words; i++) {
        wave->met.word[i] |= wave->front.word[i];
        wave->front.word[i] = next.word[i] & field->nodes.word[i] & ~wave->met.word[i];
        any |= wave->front.word[i];
    }
    return any != 0;
}

/* Counts the steps from the front until each of the seen from FIRST on is ruled out, or is on;
 * NEVER beyond MOST.  Returns the least number; NEVER: none is reached. */
static int count_steps(const Field *field, ChSeRow front, bool on, int first, int most,
                       uint8_t steps[CH_SE_PEERS])
{
    Wave wave = {.met = {{0}}, .front = front};
    int left = field->count - first;
    int least = NEVER;

    memset(steps, NEVER, CH_SE_PEERS);
    for (int step = 0; left > 0 && step <= most && (step == 0 || advance_front(field, &wave));
         step++)
        for (int i = first; i < field->count; i++) {
            const unsigned node = field->seen[i];
            if (steps[i] == NEVER &&
                (on ? ch_se_row_has(&wave.front, node)
                    : ch_se_rows_meet(&wave.front, &field->net->sees[node], field->words))) {
                steps[i] = (uint8_t)step;
                least = least < step ? least : step;
                left--;
            }
        }
    return least;
}

/* ---- cycles ---- */

/* Returns the nodes of the shortest cycle over one of the seen and another behind it; above MOST
 * when no cycle is that short. */
static int shortest_over(const Field *field, int p, int most)
{
    ChSeRow on = {{0}};
    ChSeRow tied = {{0}};
    uint8_t out[CH_SE_PEERS];
    uint8_t in[CH_SE_PEERS];
    const int first = p + field->apart;
    int shortest = most + 1;

    ch_se_row_set(&on, field->seen[p]);
    add_tied(field, field->seen[p], &tied);
    for (int i = 0; i < field->words; i++)
        tied.word[i] &= field->nodes.word[i];
    const int least = count_steps(field, on, false, first, most / 2 - 1, out);
    if (count_steps(field, tied, true, first, most / 2 - 1 - least, in) == NEVER)
        return shortest;
    for (int i = first; i < field->count; i++)
        if (out[i] != NEVER && in[i] != NEVER && 2 * (out[i] + in[i] + 1) < shortest)
            shortest = 2 * (out[i] + in[i] + 1);
    return shortest;
}

static void note_nodes(const Field *field, int nodes, ChSeStarts *starts)
{
    for (int i = 0; i < field->words; i++)
        CH_EACH_BIT_64(bit, field->nodes.word[i]) {
            const int candidate = field->net->candidate[64 * i + bit];
            uint8_t *const least = &starts->cycle_nodes[candidate];
            if (*least == 0 || *least > nodes)
                *least = (uint8_t)nodes;
            ch_se_marks_add(&starts->cycle, candidate);
        }
}

void ch_se_net_cycles(const ChSeNet *net, bool is_supposed, const uint8_t *most, ChSeStarts *starts)
{
    memset(&starts->cycle, 0, sizeof starts->cycle);
    memset(starts->cycle_nodes, 0, sizeof starts->cycle_nodes);
    for (int cell = 0; cell < CH_CELLS; cell++)
        CH_EACH_DIGIT(digit, starts->chain[1].of[cell]) {
            const int target = CH_CANDIDATE(cell, digit);
            int shortest = most[target] + 1;
            if (shortest <= 4)
                continue;
            const Field field = field_of(net, is_supposed, net->index[target]);
            for (int i = 0; i < field.count; i++)
                shortest = shortest_over(&field, i, shortest - 1);
            if (shortest <= most[target])
                note_nodes(&field, shortest, starts);
        }
}
