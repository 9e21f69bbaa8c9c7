/* options.h - the options of a command line, read into one struct.
 *
 * Members, parsing and help expand from options.def.  Strings belong to the options.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CH_CLI_OPTIONS_H
#define CH_CLI_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "marked.h"

typedef enum ChCommandId {
#define COMMAND(name, ...) CH_COMMAND_##name,
#include "commands.def"
#undef COMMAND
    CH_COMMANDS
} ChCommandId;

/* Sets of commands. */
#define CH_ONLY(name) (1u << CH_COMMAND_##name)
#define CH_SOLVING (CH_ONLY(SOLVE) | CH_ONLY(EXPLAIN))
#define CH_QUERYING (CH_ONLY(HINT) | CH_ONLY(WHY) | CH_ONLY(JUDGE))
#define CH_FINDING (CH_SOLVING | CH_QUERYING | CH_ONLY(CHECK))
#define CH_PLANNING (CH_FINDING | CH_ONLY(GRADE) | CH_ONLY(DRAW))
#define CH_TEACHING (CH_ONLY(WORKSHEET) | CH_ONLY(DRILL) | CH_ONLY(LESSON))
#define CH_EVERY ((1u << CH_COMMANDS) - 1)
#define CH_WORKING                                                                                 \
    (CH_EVERY & ~CH_ONLY(STRATEGIES) & ~CH_ONLY(DRAW) & ~CH_TEACHING & ~CH_ONLY(REVIEW) &          \
     ~CH_ONLY(CURRICULUM) & ~CH_ONLY(LEARN) & ~CH_ONLY(MCP) & ~CH_ONLY(JOIN))

/* The small WebAssembly module leaves out what shortens a path or sums it up: the page shows all
 * steps.  Nor does it write pages with pictures, since there are no folders. */
#ifdef CH_DEFAULT_PROFILE_ONLY
enum { CH_SHORTENS = 0 };
#else
enum { CH_SHORTENS = 1 };
#endif
#define CH_SHORTENING (CH_SHORTENS ? CH_SOLVING : 0)
#define CH_SUMMARISING (CH_SHORTENS ? CH_ONLY(EXPLAIN) : 0)
#define CH_PICTURING (CH_SHORTENS ? CH_ONLY(EXPLAIN) : 0)

/* The small module writes no proofs for other programs. */
#ifdef CH_DEFAULT_PROFILE_ONLY
enum { CH_PROVES = 0 };
#define CH_SOLVE_LOGS "none|text|json"
#else
enum { CH_PROVES = 1 };
#define CH_SOLVE_LOGS "none|text|json|lrat|pbp"
#endif
#define CH_PROVING (CH_PROVES ? CH_ONLY(SOLVE) | CH_ONLY(CHECK) : 0)

/* The small module prints no help, so its tables have no text for it. */
#ifdef CH_DEFAULT_PROFILE_ONLY
#define CH_HELP(text) ""
#else
#define CH_HELP(text) text
#endif

typedef enum ChOptionKind {
    CH_OPTION_FLAG,
    CH_OPTION_TEXT,
    CH_OPTION_CHOICE,
    CH_OPTION_SWITCH, /* a choice whose word may be left out: the second, then */
    CH_OPTION_NUMBER,
    CH_OPTION_SEED
} ChOptionKind;

typedef bool ChOptionFlag;
typedef char *ChOptionText;      /* NULL when not given */
typedef int ChOptionChoice;      /* 0 when not given */
typedef int ChOptionSwitch;      /* 0 when not given */
typedef uint32_t ChOptionNumber; /* 0 when not given */
typedef struct ChOptionSeed {
    bool given;
    uint64_t value;
} ChOptionSeed;

#define CH_OPTION_TYPE_FLAG ChOptionFlag
#define CH_OPTION_TYPE_TEXT ChOptionText
#define CH_OPTION_TYPE_CHOICE ChOptionChoice
#define CH_OPTION_TYPE_SWITCH ChOptionSwitch
#define CH_OPTION_TYPE_NUMBER ChOptionNumber
#define CH_OPTION_TYPE_SEED ChOptionSeed

typedef struct ChCliOptions {
#define OPTION(field, KIND, ...) CH_OPTION_TYPE_##KIND field;
#include "options.def"
#undef OPTION
} ChCliOptions;

typedef struct ChOptionRow {
    const char *name;
    const char *argument;
    const char *help;
    uint32_t commands;
    uint16_t offset; /* offset of its member in ChCliOptions */
    uint8_t kind;
    char letter;
} ChOptionRow;

extern const ChOptionRow ch_option_row[];
extern const int ch_option_rows;

/* The first error in a command line: a message with the fields {option}, {argument} and {found}. */
typedef struct ChOptionFault {
    const char *message;    /* NULL: there is no error */
    const ChOptionRow *row; /* NULL: {option} shows `found` instead */
    char *found;
    bool is_unknown; /* `found` is an unknown option */
} ChOptionFault;

enum { CH_SWITCH_SIZE = 64 };

/* A command line that was read. Options and operands are valid until it is closed. */
typedef struct ChOptionReading {
    ChCliOptions options;
    const char *const *operand;
    int operand_count;
    ChOptionFault fault;
    char bare[CH_SWITCH_SIZE]; /* an option without its word, completed */
    void *context;             /* popt's */
} ChOptionReading;

/* Reads the words after the command. WORD[0] is ignored; a switch without its word is replaced. */
void ch_options_read(ChOptionReading *reading, ChCommandId command, int count, const char **word);
void ch_options_close(ChOptionReading *reading);

enum { CH_COLOR_AUTO, CH_COLOR_ALWAYS, CH_COLOR_NEVER };
enum { CH_LOG_NONE, CH_LOG_TEXT, CH_LOG_JSON, CH_LOG_LRAT, CH_LOG_PSEUDO_BOOLEAN };
enum { CH_ALL_NOT, CH_ALL_GROUPED, CH_ALL_EVERYTHING };

#endif
