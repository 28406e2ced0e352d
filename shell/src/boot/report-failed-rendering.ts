import type { LoadedRemote } from '@tiffin/federation';
import { reportError } from '../telemetry/error-reports';

/**
 * Reports under a build's version that it cannot render its screen on the server. This counts when its rollout is judged. `url` is
 * that of its manifest: nothing is reported if the page has loaded another build in its place.
 */
export async function reportFailedRendering(url: string, screen: Promise<LoadedRemote>): Promise<void> {
  const loaded = await screen.catch(() => undefined);
  if (loaded?.url !== url) return;
  const { name: remote, version } = loaded;
  reportError(new Error(`The server could not render ${remote} ${version}.`), { remote, version });
}
