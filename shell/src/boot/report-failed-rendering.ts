import type { LoadedRemote } from '@tiffin/federation';
import { reportError } from '../telemetry/error-reports';

/** Reports under a build's version that it cannot render its screen on the server. This counts when its rollout is judged. */
export async function reportFailedRendering(screen: Promise<LoadedRemote>): Promise<void> {
  const loaded = await screen.catch(() => undefined);
  if (!loaded) return;
  const { name: remote, version } = loaded;
  reportError(new Error(`The server could not render ${remote} ${version}.`), { remote, version });
}
