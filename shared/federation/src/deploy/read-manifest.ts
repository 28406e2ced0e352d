import type { RemoteBuild } from '@tiffin/contracts';
import type { DeployTarget } from './target/deploy-target';

/** The federation manifest of a deployed build, as parsed JSON; its address may be a path or a full one. */
export async function readManifest(
  target: DeployTarget,
  { manifestUrl }: Pick<RemoteBuild, 'manifestUrl'>,
): Promise<unknown> {
  const { pathname } = new URL(manifestUrl, 'http://store');
  const content = await target.read(pathname.slice(1));
  if (!content) throw new Error(`${target.name} has no ${pathname}.`);
  return JSON.parse(content.toString('utf8'));
}
