import type { Guard } from './guard';
import { IDEMPOTENCY } from './guards/idempotency';
import { LOADED_FIRST } from './guards/loaded-first';
import { LOCKS } from './guards/locks';
import { NONCES } from './guards/nonces';
import { ORIGINS } from './guards/origins';

/** Every guard that is taken out, one at a time. */
export const GUARDS: readonly Guard[] = [...NONCES, ...ORIGINS, ...LOCKS, ...IDEMPOTENCY, ...LOADED_FIRST];
