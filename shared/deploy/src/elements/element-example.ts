import type { DeployTarget } from '../target/deploy-target';
import { readRegistry } from '../registry/revisions';
import { scriptName } from './element-scripts';

/**
 * Returns what a partner copies to show the live elements of a remote: the script tag with its hash, and the same for the npm
 * package. Throws if the remote has no elements or is not live.
 */
export async function elementExample(
  target: DeployTarget,
  remote: string,
  shellUrl: string,
): Promise<string> {
  const entry = (await readRegistry(target)).remotes[remote];
  const integrity = entry?.embed && entry.integrity[entry.embed.script];
  if (integrity === undefined)
    throw new Error(`${remote} has no live build with an element. Deploy it first: remote deploy ${remote}`);
  return `<script
  src="${shellUrl}/embed/${remote}/${scriptName(integrity)}.js"
  integrity="${integrity}"
  crossorigin="anonymous"
  async
></script>

With the npm package @tiffin/elements:
{ shop: '${shellUrl}', integrity: '${integrity}' }`;
}
