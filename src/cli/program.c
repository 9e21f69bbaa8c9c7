/* program.c - see program.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "program.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "geometry.h"
#include "help.h"
#include "puzzle_input.h"
#include "suggestions.h"
#include "wrap.h"

/* Returns the language of the first locale variable that is set and not empty. */
static ChLanguage language_of_user(void)
{
    static const char *const name[] = {"LC_ALL", "LC_MESSAGES", "LANG"};

    for (size_t i = 0; i < sizeof name / sizeof name[0]; i++) {
        const char *const value = getenv(name[i]);
        if (value != NULL && *value != '\0')
            return ch_language_from_locale(value);
    }
    return CH_ENGLISH;
}

static ChLanguage language_of(const ChCliOptions *options)
{
    static const ChLanguage chosen[] = {
#define LANGUAGE(id, ...) id,
#include "languages.def"
#undef LANGUAGE
    };

    return options->lang == 0 ? language_of_user() : chosen[options->lang - 1];
}

static int command_by_word(const char *word)
{
    for (int i = 0; i < CH_COMMANDS; i++)
        if (strcmp(ch_command[i].word, word) == 0)
            return i;
    return -1;
}

/* Reports an unknown command, with the names of similar ones. */
static ChExit report_unknown_command(ChCli *cli, const char *found)
{
    const ChField field = ch_field_string("found", found);
    const ChSuggestions suggestions = ch_suggestions_commands(found);

    ch_complain(cli, N_("there is no command '{found}'; 'crosshatch --help' lists them"), &field,
                1);
    ch_suggestions_print(cli, &suggestions, "");
    return CH_EXIT_TROUBLE;
}

/* Prints the command's options whose names are similar to an unknown one. */
static void suggest_options(ChCli *cli, ChCommandId command, const char *found)
{
    ChSuggestions suggestions = ch_suggestions_for(found, strcspn(found, "="));

    for (int i = 0; i < ch_option_rows; i++)
        if (ch_option_row[i].commands >> command & 1)
            ch_suggestions_consider(&suggestions, ch_option_row[i].name);
    ch_suggestions_print(cli, &suggestions, "--");
}

static ChExit report_option_fault(ChCli *cli, ChCommandId command, const ChOptionFault *fault)
{
    const char *const found = fault->found != NULL ? fault->found : "";
    ChText option = CH_TEXT_EMPTY;

    if (fault->row != NULL)
        ch_text_puts(&option, "--");
    ch_text_puts(&option, fault->row != NULL ? fault->row->name : found);
    const ChField field[] = {
        ch_field_string("option", ch_text_whole(&option)),
        ch_field_string("argument", fault->row != NULL ? fault->row->argument : ""),
        ch_field_string("found", found),
    };
    ch_complain(cli, fault->message, field, sizeof field / sizeof field[0]);
    ch_text_free(&option);
    if (fault->is_unknown)
        suggest_options(cli, command, found);
    return ch_complain(cli, N_("'crosshatch --help' and 'crosshatch COMMAND --help' explain more"),
                       NULL, 0);
}

/* The topic of `help` that is no command. */
static const char WORDS[] = "words";

static bool is_about_words(int command, const char *topic)
{
    return command < 0 && topic != NULL && strcmp(topic, WORDS) == 0;
}

/* Prints the help of a command, of the program if COMMAND is negative, or of another topic. */
static void print_help(ChCli *cli, int command, const char *topic)
{
    ChText text = CH_TEXT_EMPTY;

    if (cli->options.version)
        ch_help_version(&text);
    else if (is_about_words(command, topic))
        ch_help_words(&text, cli->language);
    else if (command < 0)
        ch_help_program(&text, cli->language);
    else
        ch_help_command(&text, cli->language, (ChCommandId)command);
    ch_wrap(&text, 0, ch_output_columns(&cli->out));
    ch_output_flush(&cli->out, &text);
    ch_text_free(&text);
}

/* Counts messages lost for want of memory as lost output. */
static void check_messages(ChCli *cli)
{
    if (cli->err.error != ENOMEM)
        return;
    cli->err.error = 0;
    if (cli->out.error == 0)
        cli->out.error = ENOMEM;
}

/* Turns lost output, including lost messages, into TROUBLE whatever the command returned, and
 * reports it. A closed pipe needs no message. */
static ChExit check_output(ChCli *cli, ChExit status)
{
    check_messages(cli);
    const ChField field = ch_field_string("reason", ch_io_reason(cli->out.error, cli->language));

    if (cli->out.error == 0)
        return cli->err.error == 0 ? status : CH_EXIT_TROUBLE;
    if (cli->out.error == EPIPE)
        return CH_EXIT_TROUBLE;
    if (cli->out.name != NULL) {
        ChText text = CH_TEXT_EMPTY;
        ch_complain_unwritten(&text, cli, cli->out.name, cli->out.error);
        ch_complain_text(cli, &text);
        return CH_EXIT_TROUBLE;
    }
    return ch_complain(cli, N_("cannot write to standard output: {reason}"), &field, 1);
}

/* Whether an operand is made of letters and hyphens only, as a command is. */
static bool is_word(const char *operand)
{
    const char *at = operand;

    while ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || *at == '-')
        at++;
    return *operand >= 'A' && *at == '\0';
}

/* Reports a word among the operands where a command was meant. */
static void report_word(ChCli *cli, const char *word)
{
    const ChField field = ch_field_string("found", word);

    if (command_by_word(word) < 0)
        report_unknown_command(cli, word);
    else
        ch_complain(cli, N_("the command comes first: crosshatch {found} ..."), &field, 1);
}

/* Whether no command is named, and an operand is neither a file nor a puzzle but looks like a
 * command: any word, and in the first place anything. Reports it then. */
static bool is_mistyped_command(ChCli *cli)
{
    for (int i = 0; cli->implied && i < cli->operand_count; i++) {
        const char *const operand = cli->operand[i];
        const bool word = is_word(operand);
        ChText err = CH_TEXT_EMPTY;
        const bool is = (word || i == 0) && ch_puzzle_input_is_slip(cli, operand, &err);
        if (is && word)
            report_word(cli, operand);
        else
            ch_output_flush(&cli->err, &err);
        ch_text_free(&err);
        if (is)
            return true;
    }
    return false;
}

/* Runs the command with the given index, -1 if none is named. TOPIC is the operand of `help`, or
 * NULL. */
static ChExit run_command(ChCli *cli, int command, const char *topic,
                          const ChOptionReading *reading)
{
    const ChCommandId meant = command < 0 ? CH_COMMAND_SOLVE : (ChCommandId)command;

    cli->options = reading->options;
    cli->operand = reading->operand;
    cli->operand_count = reading->operand_count;
    cli->implied = command < 0;
    cli->language = language_of(&cli->options);
    if (command < 0 && topic != NULL && !is_about_words(command, topic))
        return report_unknown_command(cli, topic);
    if (topic == NULL && is_mistyped_command(cli))
        return CH_EXIT_TROUBLE;
    if (reading->fault.message != NULL)
        return report_option_fault(cli, meant, &reading->fault);
    if (command < 0 && cli->operand_count == 0 && isatty(STDIN_FILENO))
        cli->options.help = true;
    if (cli->options.help || cli->options.version) {
        print_help(cli, command, topic);
        return CH_EXIT_OK;
    }
    if (*ch_command[meant].operands == '\0' && cli->operand_count > 0) {
        ch_complain_found(cli, N_("expected options only; found '{found}'"), cli->operand[0]);
        return CH_EXIT_TROUBLE;
    }
    return ch_command[meant].run(cli);
}

/* Replaces a leading '-' by '.' in words that are puzzles, so that an empty first cell is not taken
 * for an option. */
static void protect_puzzles(int count, char **word)
{
    for (int i = 1; i < count; i++)
        if (word[i][0] == '-' && strspn(word[i], "0123456789-._*xX") >= CH_CELLS)
            word[i][0] = '.';
}

static const char HELP[] = "help";

/* Moves the command before the options: `--lang ko explain` becomes `explain --lang ko`, and
 * `--lang ko help explain` becomes `help explain --lang ko`. */
static void put_command_first(int count, char **word)
{
    if (count < 3 || word[1][0] != '-')
        return;
    for (int i = 2; i < count; i++) {
        const bool is_help = strcmp(word[i], HELP) == 0;
        if (!is_help && command_by_word(word[i]) < 0)
            continue;
        const int moved = is_help && i + 1 < count && word[i + 1][0] != '-' ? 2 : 1;
        char *const found[] = {word[i], word[i + moved - 1]};
        memmove(word + 1 + moved, word + 1, (size_t)(i - 1) * sizeof *word);
        memcpy(word + 1, found, (size_t)moved * sizeof *word);
        return;
    }
}

/* Rewrites `help COMMAND` as `COMMAND --help`, and `help` as `--help`. Returns the topic, the word
 * after `help`, or NULL. */
static const char *rewrite_help(int count, char **word)
{
    static char option[] = "--help";

    if (count < 2 || strcmp(word[1], HELP) != 0)
        return NULL;
    const bool has_topic = count > 2 && word[2][0] != '-' && strcmp(word[2], HELP) != 0;
    if (has_topic)
        word[1] = word[2];
    word[has_topic ? 2 : 1] = option;
    return has_topic ? word[1] : NULL;
}

int ch_cli_run(int count, char **word)
{
    ChCli cli = {.run_line = ch_cli_run};
    ChOptionReading reading;

    ch_output_open(&cli.out, STDOUT_FILENO);
    ch_output_open(&cli.err, STDERR_FILENO);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* write() then fails with EFBIG */
    protect_puzzles(count, word);
    put_command_first(count, word);
    const char *const topic = rewrite_help(count, word);
    const int command = count > 1 ? command_by_word(word[1]) : -1;
    const int skipped = command < 0 ? 0 : 1;
    ch_options_read(&reading, command < 0 ? CH_COMMAND_SOLVE : (ChCommandId)command,
                    count - skipped, (const char **)word + skipped);
    const ChExit status = check_output(&cli, run_command(&cli, command, topic, &reading));
    ch_options_close(&reading);
    return (int)status;
}
