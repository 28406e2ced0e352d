import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Sources of the interface between the shell and the remotes, by their name in a report. */
export const ENTRIES = {
  remote: 'shared/contracts/src/remote.ts',
  facts: 'shared/contracts/src/bus-facts.ts',
  auth: 'shared/auth/src/index.ts',
  config: 'shared/config/src/index.ts',
  eventBus: 'shared/event-bus/src/index.ts',
  federation: 'shared/federation/src/runtime/index.ts',
  i18n: 'shared/i18n/src/index.ts',
  router: 'shared/router/src/index.ts',
  ui: 'shared/ui/src/index.ts',
  overlay: 'shared/ui/src/overlay.ts',
};

/**
 * Entry point of `@tiffin/api`. Only the names of its exports and their members are frozen. Their data belongs to the
 * services' own contracts.
 */
export const CALLS = join(root, 'shared/api/src/index.ts');
