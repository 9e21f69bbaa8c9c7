/* web.h - Strong and weak links between candidates, groups and parts of almost locked sets.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_TESTS_ORACLES_WEB_H
#define CH_TESTS_ORACLES_WEB_H

#include "sets.h"

enum { MOST_NODES = 1300, MOST_LINKS = 6000 };

/* What the links pass through; each kind has those before it as well. */
typedef enum WebKind { WEB_CANDIDATES, WEB_GROUPS, WEB_SETS } WebKind;

/* A candidate; a group, which is all two or three places of a digit where a box and a line cross;
 * or a part, which is all places of a digit in an almost locked set. */
typedef struct Node {
    int digit;
    int count;
    int cell[9];
} Node;

/* One of two nodes is true: they are all that the premise has, or parts of a set of several cells,
 * which lacks one digit at most. */
typedef struct Strong {
    int one;
    int other;
    Premise premise;
    const Als *set; /* or NULL */
} Strong;

typedef struct Web {
    const Marks *marks;
    int nodes;
    Node node[MOST_NODES];
    bool conflict[MOST_NODES][MOST_NODES]; /* weak links */
    int links;
    Strong link[MOST_LINKS];
    int links_of[MOST_NODES]; /* how many links a node has */
} Web;

/* Lists the nodes, candidates first, and their links. SETS are those of the kind WEB_SETS. False
 * where there are too many. */
bool spin_web(Web *web, const Marks *marks, WebKind kind, const Sets *sets);

/* Returns whether two nodes cannot both be true. */
bool are_weak(const Node *one, const Node *other);

bool share_a_cell(const Node *one, const Node *other);

#endif
