/* fonts.c - selects fonts by language through fontconfig, since cairo alone uses one font for all
 * letters.
 *
 * SPDX-License-Identifier: MIT
 */
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>

#include "screen.h"

static bool is_ascii(const char *text)
{
    for (; *text != '\0'; text++)
        if ((unsigned char)*text >= 0x80)
            return false;
    return true;
}

static FcPattern *pattern_of(ChLanguage language, bool bold)
{
    FcPattern *const pattern = FcPatternCreate();

    if (pattern == NULL)
        return NULL;
    (void)FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)"sans-serif");
    (void)FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)ch_language_code(language));
    (void)FcPatternAddInteger(pattern, FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    (void)FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    return pattern;
}

void ch_screen_font(cairo_t *cairo, const char *text, ChLanguage language, bool bold)
{
    FcPattern *const pattern = is_ascii(text) ? NULL : pattern_of(language, bold);

    if (pattern == NULL) {
        cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                               bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        return;
    }
    cairo_font_face_t *const face = cairo_ft_font_face_create_for_pattern(pattern);
    cairo_set_font_face(cairo, face);
    cairo_font_face_destroy(face);
    FcPatternDestroy(pattern);
}

bool ch_picture_can_write(ChLanguage language)
{
    FcPattern *const pattern = pattern_of(language, false);
    FcResult result = FcResultNoMatch;
    FcPattern *const font = pattern == NULL ? NULL : FcFontMatch(NULL, pattern, &result);
    FcLangSet *languages = NULL;
    const bool can = font != NULL &&
                     FcPatternGetLangSet(font, FC_LANG, 0, &languages) == FcResultMatch &&
                     FcLangSetHasLang(languages, (const FcChar8 *)ch_language_code(language)) !=
                         FcLangDifferentLang;

    if (font != NULL)
        FcPatternDestroy(font);
    if (pattern != NULL)
        FcPatternDestroy(pattern);
    return can;
}
