import { CONTRACT_VERSION, versionOf } from '@tiffin/contracts';
import type { RemoteBuild } from '@tiffin/contracts';
import { createScriptElements, RemoteLoadError, withRetries } from '@tiffin/federation/loading-parts';
import { withOwnListeners } from '../element/own-listeners';
import type { ElementRuntime } from './element-contract';
import { fetchOffer, UnknownOrigin } from './fetch-offer';
import { runScript } from './run-script';

/** The timeout of one attempt. The previous version is requested after two attempts and the wait, within 8 s. */
const TIMEOUT_MS = 3_000;
const RETRY_WAITS_MS = [300];

/** Returns a new runtime for each element, and the configuration to start it with. */
export type RuntimeSource = () => Promise<{ readonly runtime: ElementRuntime; readonly config: unknown }>;

type Options = {
  readonly remote: string;
  /** The origin of the script, which is the shell's origin. */
  readonly base: string;
  readonly nonce: string | undefined;
};

/**
 * Creates a source that loads the live version of a remote, or else the previous one. Checks each hash and applies a
 * timeout. Successful loads are cached for the next element; failed ones are requested again.
 */
export function createRuntimeSource({ remote, base, nonce }: Options): RuntimeSource {
  const offerUrl = new URL(`/embed/${remote}.json`, base).href;
  let kept: Promise<{ readonly make: () => unknown; readonly config: unknown }> | undefined;

  async function load(): Promise<{ readonly make: () => unknown; readonly config: unknown }> {
    const offer = await withRetries(() => fetchOffer(offerUrl, remote, TIMEOUT_MS), RETRY_WAITS_MS);
    if (offer instanceof UnknownOrigin) throw offer;
    let last: unknown = new Error(`${remote} is not offered to partners.`);
    for (const build of offer.builds) {
      try {
        return { make: await loadBuild(build), config: offer.config };
      } catch (cause) {
        const failed = { remote, version: versionOf(build), url: build.manifestUrl, cause };
        last = new RemoteLoadError(failed);
        console.error(last);
      }
    }
    throw last;
  }

  async function loadBuild(build: RemoteBuild): Promise<() => unknown> {
    const file = build.embed?.runtime ?? '';
    const hash = build.integrity[file];
    if (hash === undefined) throw new Error('It has nothing for partners.');
    const elements = createScriptElements({ hashOf: () => hash, nonce });
    const url = new URL(file, build.manifestUrl).href;
    return withRetries(() => runScript(url, elements, TIMEOUT_MS), RETRY_WAITS_MS);
  }

  return async () => {
    kept ??= load();
    const { make, config } = await kept.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    const { result, undo } = withOwnListeners(make);
    // Removes what the modules added to the window when they started.
    undo();
    return { runtime: expectRuntime(result), config };
  };
}

function expectRuntime(made: unknown): ElementRuntime {
  if (isRuntime(made)) return made;
  throw new Error(`It does not keep contract ${CONTRACT_VERSION}.`);
}

function isRuntime(value: unknown): value is ElementRuntime {
  if (typeof value !== 'object' || value === null || !('start' in value && 'end' in value)) return false;
  return typeof value.start === 'function' && typeof value.end === 'function';
}
