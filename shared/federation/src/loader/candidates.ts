import { versionOf } from '@tiffin/contracts';
import type { RegistryEntry, RemoteBuild } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';
import type { BuildNotes } from './build-notes';

export type Candidates = {
  /** The builds to try, in this order. */
  readonly builds: readonly RemoteBuild[];
  /** Builds with an unsupported contract that are newer than every supported build. */
  readonly refused: readonly RemoteBuild[];
};

/**
 * Returns the builds of a remote to try: the live one, the last good one, then the others that the server names.
 * Quarantined builds come last, and only where `isLast` says that all others failed. `bad` maps the manifest URLs of
 * failed builds to their versions.
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
