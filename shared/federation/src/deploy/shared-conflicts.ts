import { gte, satisfies } from 'semver';
import type { BuildRecord } from './build-record';

type Sharing = Pick<BuildRecord, 'name' | 'version' | 'buildId' | 'shared'>;

/**
 * Why a build cannot share its modules with another one that is live, one sentence a module; none where it can. In a
 * page the shell's module is the one that is used; beside another remote, in a partner's page, it is the higher one.
 */
export function sharedConflicts(build: Sharing, live: Sharing): readonly string[] {
  return Object.entries(build.shared).flatMap(([module, ours]) => {
    const theirs = live.shared[module];
    if (!theirs) {
      const isMissing = live.name === 'shell' && ours.import === false;
      return isMissing
        ? [`${module}: ${build.name} brings none, and the live shell has none until a newer one is deployed`]
        : [];
    }
    const isTheirs = live.name === 'shell' || gte(theirs.version, ours.version);
    const [used, range] = isTheirs
      ? [theirs.version, ours.requiredVersion]
      : [ours.version, theirs.requiredVersion];
    if (satisfies(used, range)) return [];
    return [`${module}: ${build.name} has ${ours.version}, the live ${live.name} has ${theirs.version}`];
  });
}
