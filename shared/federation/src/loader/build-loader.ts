import { SPOKEN_CONTRACTS, versionOf } from '@tiffin/contracts';
import type { RemoteBuild } from '@tiffin/contracts';
import { RemoteLoadError } from '../runtime/remote-load-error';
import type { LoadedRemote } from '../runtime/remote-loader';
import { withRetries } from '../runtime/with-retries';
import type { ContainerSource, Limit } from './container-source';
import { isRemote } from './is-remote';
import { msUntil } from './time-limits';

/** Loads one build. Rejects with a RemoteLoadError. */
export type BuildLoader = (name: string, build: RemoteBuild, limit: Limit) => Promise<LoadedRemote>;

/** Creates a build loader that retries after each of `retryWaitsMs` while there is time left. */
export function createBuildLoader(source: ContainerSource, retryWaitsMs: readonly number[]): BuildLoader {
  return async (name, build, limit) => {
    try {
      const module = await withRetries(
        () => source(name, build, limit),
        retryWaitsMs,
        (waitMs) => waitMs < msUntil(limit.end),
      );
      return { name, version: versionOf(build), url: build.manifestUrl, remote: expectRemote(module, build) };
    } catch (cause) {
      throw failureOf(name, build, cause);
    }
  };
}

/** Returns the error for a build that is not requested because the page does not speak its contract. */
export function wrongContract(name: string, build: RemoteBuild): RemoteLoadError {
  const cause = `It speaks contract ${build.contract}, this page speaks ${SPOKEN_CONTRACTS.join(' and ')}.`;
  return failureOf(name, build, cause);
}

/** Returns the error for a remote that the registry does not name, or whose registry could not be fetched. */
export function notDeployed(name: string, cause: unknown = 'not deployed'): RemoteLoadError {
  return new RemoteLoadError({ remote: name, version: 'unknown', url: '/remotes.json', cause });
}

function failureOf(name: string, build: RemoteBuild, cause: unknown): RemoteLoadError {
  return new RemoteLoadError({ remote: name, version: versionOf(build), url: build.manifestUrl, cause });
}

function expectRemote(module: unknown, { contract }: RemoteBuild): LoadedRemote['remote'] {
  const { remote }: Readonly<Record<string, unknown>> = Object(module);
  if (isRemote(remote)) return remote;
  throw new Error(`It does not keep contract ${contract}.`);
}
