import type { RegistryEntry, RemoteBuild } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';
import type { BuildNotes } from './build-notes';
import { versionOf } from './version-of';

export type Candidates = {
  /** In the order in which they are tried. */
  readonly builds: readonly RemoteBuild[];
  /** Newer than any that this page can speak with. */
  readonly refused: readonly RemoteBuild[];
};

/**
 * Which builds of a remote to try: the live one, then the last good one, then the others that the server names; those in
 * quarantine here come last, where `isLast` says that all else has failed. `bad` are the addresses of those that failed.
 */
export function candidatesOf(
  entry: RegistryEntry,
  { good, isBad }: BuildNotes,
  { bad, isLast }: { readonly bad: ReadonlyMap<string, string>; readonly isLast: boolean },
): Candidates {
  const { previous, earlier = [], ...live } = entry;
  const named = [live, ...(previous ? [previous] : []), ...earlier];
  const speaking = named.filter(({ contract }) => speaksContract(contract));
  const [newest] = speaking;
  const rank = (build: RemoteBuild): number => {
    const version = versionOf(build);
    return isBad(version) ? 3 : build === newest ? 0 : version === good ? 1 : 2;
  };
  return {
    builds: speaking
      .filter((build) => !bad.has(build.manifestUrl) && (isLast || rank(build) < 3))
      .sort((a, b) => rank(a) - rank(b)),
    refused: newest ? named.slice(0, named.indexOf(newest)) : named,
  };
}
