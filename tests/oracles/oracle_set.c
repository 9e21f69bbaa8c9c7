#include "oracle.h"

const Oracle set_oracles[] = {{0}};
