/* se_loop_exists.c - whether there is a unique loop at all.
 *
 * This walk follows the rules of se_loops.c, but not its order: it ends with the first loop, and
 * the cells with further candidates are judged as a set.  So its answer does not depend on where it
 * begins, and a cell without loops is left out when it begins at another.  A loop has two
 * directions and leaves its first cell by two types of houses, one of which is not the column.
 *
 * SPDX-License-Identifier: MIT
 */
#include "se_loop_path.h"

typedef struct Trial {
    const ChSeGrid *grid;
    unsigned pair;
    int start;
    ChGridCells plain;  /* cells without further candidates */
    ChGridCells *found; /* those of the loop */
} Trial;

/* A path, by what matters for its continuation. */
typedef struct Path {
    int cell; /* its last */
    int last; /* the type of house by which that was entered */
    int length;
    uint32_t met[2];     /* the houses of its even and of its odd cells */
    ChGridCells open[2]; /* the cells that can follow as even and as odd ones */
    ChSeExtras extras;
} Path;

/* Extends the path by its last cell, and by others. */
static bool extends(const Trial *trial, Path *path);

/* Adds the cell to the path; false when the path cannot become a loop. */
static bool add_cell(const Trial *trial, Path *path)
{
    const int odd = path->length++ & 1;

    path->met[odd] |= ch_se_houses_of(path->cell);
    path->open[odd] = ch_grid_cells_minus(path->open[odd], ch_grid_peers[path->cell]);
    for (int i = 0; i < 2; i++) {
        ch_grid_cells_remove(&path->open[i], path->cell);
        if (path->extras.count >= 2 && !ch_is_single(path->extras.others))
            path->open[i] = ch_grid_cells_and(path->open[i], trial->plain);
    }
    return ch_se_all_meet(path->met[0] & ~path->met[1], path->open[1]) &&
           ch_se_all_meet(path->met[1] & ~path->met[0], path->open[0]);
}

/* Extends the path by the cells that may follow in a house of the type; true if that makes a loop.
 * A path closes where its even and its odd cells are in the same houses, and its start is here. */
static bool extends_by(const Trial *trial, const Path *path, int type)
{
    const ChGridCells house = ch_grid_house_cells[ch_grid_cell_house[path->cell][type]];
    const ChGridCells open = ch_grid_cells_and(path->open[path->length & 1], house);

    if (path->length >= 4 && path->met[0] == path->met[1] &&
        ch_grid_cells_has(&house, trial->start))
        return true;
    CH_EACH_GRID_CELL(next, open) {
        Path then = {.cell = next,
                     .last = type,
                     .length = path->length,
                     .met = {path->met[0], path->met[1]},
                     .open = {path->open[0], path->open[1]},
                     .extras = path->extras};
        if ((ch_grid_cells_has(&trial->plain, next) ||
             ch_se_add_extra(&then.extras, trial->grid, trial->pair, next)) &&
            extends(trial, &then))
            return true;
    }
    return false;
}

static bool extends(const Trial *trial, Path *path)
{
    if (!add_cell(trial, path))
        return false;
    for (int type = 0; type < (path->length == 1 ? CH_SE_COLUMN : CH_SE_TYPES); type++)
        if (type != path->last && extends_by(trial, path, type)) {
            if (ch_grid_cells_has(&trial->plain, path->cell))
                ch_grid_cells_add(trial->found, path->cell);
            return true;
        }
    return false;
}

bool ch_se_has_loop(const ChSeGrid *grid, unsigned pair, int cell, ChGridCells cells,
                    ChGridCells *plain)
{
    Trial trial = {.grid = grid, .pair = pair, .start = cell, .plain = cells, .found = plain};

    CH_EACH_GRID_CELL(other, cells)
        if (grid->cand[other] != pair)
            ch_grid_cells_remove(&trial.plain, other);
    Path path = {.cell = cell, .last = -1, .open = {cells, cells}};
    return extends(&trial, &path);
}
