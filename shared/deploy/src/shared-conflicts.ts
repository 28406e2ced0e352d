import { gte, satisfies } from 'semver';
import type { BuildRecord } from './build-record';

type Sharing = Pick<BuildRecord, 'name' | 'version' | 'buildId' | 'shared'>;

/**
 * Returns why a build cannot share modules with a live one, one sentence per module; empty if it can. Our pages use the
 * shell's module. A partner's page with several remotes uses the highest version.
 */
export function sharedConflicts(build: Sharing, live: Sharing): readonly string[] {
  return Object.entries(build.shared).flatMap(([module, ours]) => {
    const theirs = live.shared[module];
    if (!theirs) {
      const isMissing = live.name === 'shell' && ours.import === false;
      return isMissing
        ? [`${module}: ${build.name} brings none, and the shell has none until a newer one is deployed`]
        : [];
    }
    const isTheirs = live.name === 'shell' || gte(theirs.version, ours.version);
    const [used, range] = isTheirs
      ? [theirs.version, ours.requiredVersion]
      : [ours.version, theirs.requiredVersion];
    if (satisfies(used, range)) return [];
    const whose = live.name === 'shell' ? 'the shell' : `the live ${live.name}`;
    return [`${module}: ${build.name} has ${ours.version}, ${whose} has ${theirs.version}`];
  });
}
