import type { StoreEntry, StoreRegistry } from './store-registry';

/** The name of the shell in a target and in commands. No remote has it: their names begin with `mfe-`. */
export const SHELL = 'shell';

type Entries = Pick<StoreRegistry, 'remotes' | 'shell'>;

/** Returns the entry of a remote or of the shell; undefined if it is not deployed. */
export function entryOf({ remotes, shell }: Entries, name: string): StoreEntry | undefined {
  return name === SHELL ? shell : remotes[name];
}

/** Returns the entries of a registry with the entry of a remote or of the shell replaced or removed. */
export function withEntry({ remotes, shell }: Entries, name: string, entry: StoreEntry | undefined): Entries {
  if (name === SHELL) return { remotes, ...(entry && { shell: entry }) };
  const { [name]: _replaced, ...others } = remotes;
  return { remotes: entry ? { ...remotes, [name]: entry } : others, ...(shell && { shell }) };
}

/** Returns every entry of a registry with its name, the shell first. */
export function namedEntries({ remotes, shell }: Entries): readonly (readonly [string, StoreEntry])[] {
  return [...(shell ? [[SHELL, shell] as const] : []), ...Object.entries(remotes)];
}
