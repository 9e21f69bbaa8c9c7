/* tracer.h - the interface through which a proof is written, whatever its format.
 *
 * A tracer receives a log step by step, and writes it as a proof: a JSON log, an LRAT proof or a
 * pseudo-Boolean one.  The solver knows no tracer, and a tracer knows no technique: it sees the
 * conclusions of each step and the premises that force them.  The idea and the four events are
 * those of CaDiCaL 2.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_PROOF_TRACER_H
#define CH_PROOF_TRACER_H

#include "record.h"

typedef struct ChTracer ChTracer;
struct ChTracer {
    /* Begins the proof with its formula: the rules and the puzzle.  HEAD has no steps. */
    void (*formula)(ChTracer *tracer, const ChLogRecord *head);

    /* Adds the conclusions of a step.  They follow from its premises and from what was derived
     * before. */
    void (*derive)(ChTracer *tracer, ChStepRecord *step);

    /* Removes derived eliminations that a placed digit implies by now; or NULL. */
    void (*delete)(ChTracer *tracer, const ChCandidateSet *implied);

    /* Ends the proof: the outcome follows from the steps. */
    void (*conclude)(ChTracer *tracer, const ChLogRecord *head);
};

#endif
