/* grade_plot.c - see grade_plot.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "grade_plot.h"

#include <string.h>
#include <strings.h>

#include "files.h"
#include "html_page.h"
#include "output.h"

typedef enum Form { SVG, PNG, HTML, FORMS } Form;

/* Returns the form of a file by the ending of its name; FORMS: none. */
static Form form_of(const char *name)
{
    static const char *const endings[] = {[SVG] = ".svg", [PNG] = ".png", [HTML] = ".html"};
    const char *const dot = strrchr(name, '.');
    Form form = SVG;

    while (form < FORMS && (dot == NULL || strcasecmp(dot, endings[form]) != 0))
        form++;
    return form;
}

bool ch_grade_can_plot(ChCli *cli)
{
    const ChField field = ch_field_string("found", cli->options.plot);

    if (cli->options.resume != NULL) {
        ch_complain(cli,
                    N_("--plot does not go with --resume: records that are there already are not "
                       "graded again"),
                    NULL, 0);
        return false;
    }
    const Form form = form_of(cli->options.plot);
    if (form == FORMS)
        ch_complain(cli, N_("--plot takes a name with .svg, .png or .html; found '{found}'"),
                    &field, 1);
    return form != FORMS && (form != PNG || ch_can_write_pictures(cli));
}

static ChStatus draw(ChText *out, const ChPlot *plot, Form form, ChLanguage language)
{
    switch (form) {
    case PNG:
        return ch_plot_png(out, plot, language);
    case HTML:
        ch_html_begin(out, language, ch_translate(language, N_("Puzzles and their steps")), "");
        ch_plot_svg(out, plot, language);
        ch_html_end(out);
        return CH_OK;
    default:
        ch_text_puts(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        ch_plot_svg(out, plot, language);
        return CH_OK;
    }
}

ChExit ch_grade_write_plot(ChCli *cli, const ChPlot *plot)
{
    const char *const name = cli->options.plot;
    ChText text = CH_TEXT_EMPTY;
    ChText err = CH_TEXT_EMPTY;
    const ChStatus status = draw(&text, plot, form_of(name), cli->language);
    const int error = status == CH_OK ? ch_file_write(name, &text) : 0;

    if (status != CH_OK)
        ch_complain(cli, ch_status_text(status), NULL, 0);
    if (error != 0) {
        ch_complain_unwritten(&err, cli, name, error);
        ch_complain_text(cli, &err);
    }
    ch_text_free(&text);
    return status == CH_OK && error == 0 ? CH_EXIT_OK : CH_EXIT_TROUBLE;
}
