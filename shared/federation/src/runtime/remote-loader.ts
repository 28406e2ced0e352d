import type { MissingWords, Remote, SlotName } from '@tiffin/contracts';

/** A loaded remote. `url` is the URL of its build's manifest. */
export type LoadedRemote = {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly remote: Remote;
};

/** Identifies a build by the name of its remote and its version. */
export type NamedBuild = Pick<LoadedRemote, 'name' | 'version'>;

/**
 * Loads remotes by name. After a failed load, the next call requests the remote again. Callers that fill a slot pass
 * its name: a build that fails in a slot is skipped in that slot only, not for the remote's screens.
 */
export type RemoteLoader = {
  /** Returns the remote if it is already loaded. */
  readonly peek: (name: string) => LoadedRemote | undefined;
  /**
   * Loads a remote. Rejects with a RemoteLoadError when every build failed or the timeout has passed. The timeout
   * counts from `askedAt`, a `performance.now()` timestamp (default: now). With `askedAt`, this call supersedes a
   * retry that is still in progress after a failed load.
   */
  readonly load: (name: string, askedAt?: number, slot?: SlotName) => Promise<LoadedRemote>;
  /** Returns the remote that fills a slot, if any does. */
  readonly ownerOf: (slot: SlotName) => string | undefined;
  /** Returns what to say if the remote does not load; undefined if the registry has no sentence. Absent in loaders without one. */
  readonly missingWords?: (name: string) => MissingWords | undefined;
  /** Reports an error that a build threw while rendered. Remotes of contract 2 pass only the remote's name. */
  readonly report: (error: Error, build?: NamedBuild | string) => void;
  /** Makes the next `load` return a newer build, if the registry names one and no form is dirty. */
  readonly renew: (name: string, slot?: SlotName) => void;
  /** Records that this build rendered without failing. The browser remembers it. */
  readonly worked: (loaded: LoadedRemote, slot?: SlotName) => void;
  /**
   * Records that this build failed at its first render. Returns whether there is another build: `load` then returns
   * that one, and `peek` does too if it is already loaded.
   */
  readonly refuse: (loaded: LoadedRemote, slot?: SlotName) => boolean;
};
