import { versionOf } from '@tiffin/contracts';
import { assetUrl, createSettingReader, shellUrl } from '@tiffin/server/settings';
import type { Env } from '@tiffin/server/settings';
import { readRelease } from '../builds/releases';
import { inputHash } from '../input-hash';
import { publishChecked } from '../publish-checked';
import { readLimits } from '../read-limits';
import { readRegistry } from '../registry/revisions';
import type { DeployTarget } from '../target/deploy-target';
import { withBuild } from '../with-build';
import { packageVersion, workspace } from '../workspace';
import { previewLink } from './preview-link';
import { previewsOf, previewUrl } from './previews-of';

/**
 * Builds a remote, checks it like a deploy and uploads it as a preview, unless there is one of the same inputs. Nothing goes live.
 * Returns a link that opens it in the shell of the settings. Throws where the settings are those of production.
 */
export async function previewRemote(
  name: string,
  target: DeployTarget,
  { now, env }: { readonly now: Date; readonly env: Env },
): Promise<string> {
  const reader = createSettingReader(env);
  const urls = { shell: reader.read(shellUrl), assets: reader.read(assetUrl) };
  reader.end();
  if (reader.isProduction)
    throw new Error(
      'A production shell loads no preview. Use the store and the URLs of another environment.',
    );
  const buildId = await inputHash(workspace.root, name);
  const version = versionOf({ version: await packageVersion(name), buildId });
  const previews = previewsOf(target, name);
  const known = await readRelease(previews, name, version);
  const build =
    known?.build ??
    (await withBuild(name, buildId, async (folder) => {
      const limits = await readLimits(target, await readRegistry(target), name);
      return publishChecked(previews, folder, { limits, now });
    }));
  return previewLink(urls.shell, {
    name,
    routes: build.routes,
    manifestUrl: previewUrl(urls.assets, name, version),
  });
}
