#include "oracle.h"

const Oracle wing_oracles[] = {{0}};
