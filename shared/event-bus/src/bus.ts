import type { BusFacts } from '@tiffin/contracts';
import { createBus } from './create-bus';
import type { Bus } from './create-bus';

/** The bus of the page: shell and remotes share this one module. */
export const bus: Bus<BusFacts> = createBus<BusFacts>();
