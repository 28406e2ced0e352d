import type { RemoteBuild } from '@tiffin/contracts';
import type { LoadedRemote } from '../runtime/remote-loader';
import type { BuildLimits } from '../timetable';
import { notDeployed, wrongContract } from './build-loader';
import type { BuildLoader } from './build-loader';
import type { Candidates } from './candidates';
import type { PageRegistry } from './page-registry';
import { beforeOf, isRetry } from './remote-state';
import type { RemoteState } from './remote-state';
import { endOfShare, msUntil } from './time-limits';

type Page = {
  readonly registry: PageRegistry;
  readonly loadBuild: BuildLoader;
  readonly limits: BuildLimits;
  readonly report: (error: unknown) => void;
};

type Request = {
  readonly name: string;
  /** The limits count from this `performance.now()` timestamp. */
  readonly askedAt: number;
  readonly signal: AbortSignal;
  /** Returns the state of the remote. */
  readonly state: () => RemoteState;
  readonly onBuildFailed: (build: RemoteBuild) => void;
};

/**
 * Loads the first build that works, each within its share of the time. If none does, refreshes the registry once and
 * tries what it names. A retry refreshes it first, because a new version may be live by now. If there was a build
 * before, returns that one as soon as a newer one fails. Rejects with the first error.
 */
export async function loadBestBuild(page: Page, request: Request): Promise<LoadedRemote> {
  const { registry, loadBuild, limits, report } = page;
  const { name, askedAt, signal, state, onBuildFailed } = request;
  const before = beforeOf(state());
  const errors: unknown[] = [];
  const fail = (error: unknown): void => {
    report(error);
    errors.push(error);
  };

  const early = isRetry(state()) ? undefined : await firstOf(registry.candidates(name, state().failed));
  if (early) return early;
  const cause = await registry.refresh();
  signal.throwIfAborted();
  const late = await firstOf(registry.candidates(name, state().failed, true));
  if (late) return late;
  if (errors.length === 0) fail(notDeployed(name, cause));
  throw errors[0];

  async function firstOf({ builds, refused }: Candidates): Promise<LoadedRemote | undefined> {
    for (const build of refused) fail(wrongContract(name, build));
    for (const [index, build] of builds.entries()) {
      const end = askedAt + endOfShare(limits, index, builds.length);
      try {
        if (msUntil(end) > 0)
          return await loadBuild(name, await registry.withHashes(name, build), { end, signal });
      } catch (error) {
        signal.throwIfAborted();
        onBuildFailed(build);
        fail(error);
        if (before) break;
      }
    }
    return before;
  }
}
