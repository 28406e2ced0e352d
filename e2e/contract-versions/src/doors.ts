import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const shared = (file: string): string => join(root, 'shared', file);

/** Sources of the interface between the shell and the remotes, by the module name in the frozen types. */
export const DOORS: Readonly<Record<string, string>> = {
  remote: shared('contracts/src/remote.ts'),
  'bus-facts': shared('contracts/src/bus-facts.ts'),
  '@tiffin/auth': shared('auth/src/index.ts'),
  '@tiffin/config': shared('config/src/index.ts'),
  '@tiffin/event-bus': shared('event-bus/src/index.ts'),
  '@tiffin/federation': shared('federation/src/runtime/index.ts'),
  '@tiffin/i18n': shared('i18n/src/index.ts'),
  '@tiffin/router': shared('router/src/index.ts'),
  '@tiffin/ui': shared('ui/src/index.ts'),
  '@tiffin/ui/overlay': shared('ui/src/overlay.ts'),
};

/**
 * Only the names of its exports and their members are frozen. Their data belongs to the services' own contracts.
 */
export const CALLS = { name: '@tiffin/api', file: shared('api/src/index.ts') };

/** Entry point of the contracts. Only the exports that the other modules name are frozen. */
export const CONTRACTS = { name: '@tiffin/contracts', file: shared('contracts/src/index.ts') };
