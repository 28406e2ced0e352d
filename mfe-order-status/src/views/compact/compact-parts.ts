import type { StatusParts } from '../full-parts';
import { CompactOrder } from './compact-order';
import { CompactSkeleton } from './compact-skeleton';

/** An order in a few lines, for a column of a partner's page. */
export const compactParts: StatusParts = { Page: CompactOrder, Waiting: CompactSkeleton };
