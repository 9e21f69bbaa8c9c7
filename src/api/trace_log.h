/* trace_log.h - passes a solve to a tracer, which writes it as a proof.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_API_TRACE_LOG_H
#define CH_API_TRACE_LOG_H

#include "log_replay.h"
#include "tracer.h"

/* Passes a log to TRACER: its puzzle, each step, the eliminations that a placed digit implies from
 * then on, and the outcome.  ARGUMENT: the steps have their arguments.  LOG_REPLAY is working
 * memory; while a step is derived it holds the board before it. */
void ch_trace_log(ChTracer *tracer, const ChLog *log, bool argument, ChLogReplay *log_replay);

/* Returns the number of deadly patterns in all steps, without impossible ones. */
uint32_t ch_log_deadly_count(const ChLog *log);

#endif
