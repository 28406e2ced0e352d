import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

const shared = (file: string): string => join(root, 'shared', file);

/** Sources of what shell and remote hold each other to, by the name under which it is frozen. */
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

/** Known by the names of its exports and of their members: what they carry are the services' own contracts. */
export const CALLS = { name: '@tiffin/api', file: shared('api/src/index.ts') };

/** The door of the contracts, of which only what the others name is frozen. */
export const CONTRACTS = { name: '@tiffin/contracts', file: shared('contracts/src/index.ts') };
