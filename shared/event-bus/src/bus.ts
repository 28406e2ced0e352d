import type { BusFacts } from '@tiffin/contracts';
import { createBus } from './create-bus';
import type { Bus } from './create-bus';

/** The page's event bus. Shell and remotes share this module. */
export const bus: Bus<BusFacts> = createBus<BusFacts>();
