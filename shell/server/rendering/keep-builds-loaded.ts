import type { Pair, ServerBuilds } from '@tiffin/server/builds';
import type { FastifyInstance } from 'fastify';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import type { ShellBuild } from '../builds/shell-build';
import { pairOf } from './pair-of';

/** How often it looks for a deploy. */
const EVERY_MS = 5000;

type Sources = {
  readonly builds: Pick<ServerBuilds, 'keepLoaded'>;
  readonly deployed: Pick<DeployedRemotes, 'live' | 'readFile'>;
  readonly readLiveShell: () => Promise<ShellBuild>;
};

/** Loads the live server builds when the server starts, which does not wait for it, and after each deploy. */
export function keepBuildsLoaded(app: FastifyInstance, sources: Sources): void {
  let loaded = '';
  const load = async (): Promise<void> => {
    const pairs = await livePairs(sources);
    const ids = pairs.map(({ shell, remote }) => `${shell.id} ${remote.id}`).join();
    if (ids === loaded) return;
    loaded = ids;
    await sources.builds.keepLoaded(pairs);
  };
  // Without a registry, the server has said so, and its pages load what they need.
  const loadNow = (): void => void load().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    loadNow();
    timer = setInterval(loadNow, EVERY_MS).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

async function livePairs({ deployed, readLiveShell }: Sources): Promise<readonly Pair[]> {
  const [{ renderer: shell }, { remotes }] = await Promise.all([readLiveShell(), deployed.live()]);
  if (!shell) return [];
  return Object.entries(remotes).flatMap(
    ([remote, build]) => pairOf({ remote, build, shell }, deployed.readFile) ?? [],
  );
}
