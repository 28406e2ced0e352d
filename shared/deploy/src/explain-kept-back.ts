import { versionOf } from '@tiffin/contracts';
import { describePin } from './describe-pin';
import { entryOf } from './registry/entry-of';
import { readRegistry } from './registry/revisions';
import type { DeployTarget } from './target/deploy-target';
import type { StoredBuild } from './registry/stored-build';

/** Returns why a stored build did not go live, and how to lift the pin. */
export async function explainKeptBack(
  target: DeployTarget,
  remote: string,
  build: StoredBuild,
): Promise<string> {
  const pinned = describePin(entryOf(await readRegistry(target), remote)) ?? 'not pinned any more';
  return (
    `${remote} ${versionOf(build)} is stored, but not live: ${remote} is ${pinned}. ` +
    `"npm run remote -- unpin ${remote}" lets the next deploy go live, "npm run remote -- deploy ${remote} --lift" deploys now.`
  );
}
