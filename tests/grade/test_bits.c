/* test_bits.c - integer logarithms, compared with those of the C library.
 *
 * SPDX-License-Identifier: MIT
 */
#include <criterion/criterion.h>
#include <math.h>

#include "bits.h"

Test(bits, of_every_number_that_can_come_up)
{
    for (uint32_t number = 1; number <= 100000; number++) {
        const double exact = log2(number) * CH_BIT;
        cr_assert(ch_bits_of(number) <= exact + 0.01 && ch_bits_of(number) > exact - 1.01,
                  "%u: %u, not %f", number, ch_bits_of(number), exact);
    }
}

Test(bits, powers_of_two_are_exact)
{
    for (int power = 0; power < 32; power++)
        cr_expect_eq(ch_bits_of(UINT32_C(1) << power), (uint32_t)power * CH_BIT);
}

Test(bits, of_choices)
{
    for (uint32_t all = 1; all <= 324; all++)
        for (uint32_t taken = 0; taken <= all; taken++) {
            const double exact =
                (lgamma(all + 1.0) - lgamma(taken + 1.0) - lgamma(all - taken + 1.0)) / log(2);
            cr_assert(fabs(ch_bits_of_choice(all, taken) / (double)CH_BIT - exact) < 0.004,
                      "%u of %u", taken, all);
        }
    cr_expect_eq(ch_bits_of_choice(36, 0), 0);
    cr_expect_eq(ch_bits_of_choice(36, 36), 0);
    cr_expect_eq(ch_bits_of_choice(64, 1), 6 * CH_BIT);
}
