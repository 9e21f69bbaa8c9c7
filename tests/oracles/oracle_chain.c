#include "oracle.h"

const Oracle chain_oracles[] = {{0}};
