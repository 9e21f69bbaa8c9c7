#include "oracle.h"

const Oracle rectangle_oracles[] = {{0}};
