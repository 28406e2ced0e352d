import type { RegistryEntry, RemoteBuild } from '@tiffin/contracts';
import { speaksContract } from '@tiffin/event-bus';
import type { BuildNotes } from './build-notes';
import { versionOf } from './version-of';

/** Builds of a remote, each list in the order in which they are tried. */
export type Candidates = {
  readonly builds: readonly RemoteBuild[];
  /** In quarantine here: for when all else fails. */
  readonly doubtful: readonly RemoteBuild[];
  /** Newer than any that this page can speak with. */
  readonly refused: readonly RemoteBuild[];
};

/** Which builds of a remote to try: the live one, then the last good one, then the others that the server names. */
export function candidatesOf(entry: RegistryEntry, { good, isBad }: BuildNotes): Candidates {
  const { previous, earlier = [], ...live } = entry;
  const named = [live, ...(previous ? [previous] : []), ...earlier];
  const speaking = named.filter(({ contract }) => speaksContract(contract));
  const [newest] = speaking;
  const isDoubtful = (build: RemoteBuild): boolean => isBad(versionOf(build));
  const rank = (build: RemoteBuild): number => (build === newest ? 0 : versionOf(build) === good ? 1 : 2);
  return {
    builds: speaking.filter((build) => !isDoubtful(build)).sort((a, b) => rank(a) - rank(b)),
    doubtful: speaking.filter(isDoubtful),
    refused: newest ? named.slice(0, named.indexOf(newest)) : named,
  };
}
