import type { Remote, SlotName } from '@tiffin/contracts';

/** A remote in the page; `url` is the address of its build's manifest. */
export type LoadedRemote = {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly remote: Remote;
};

/** Which build of which remote. */
export type NamedBuild = Pick<LoadedRemote, 'name' | 'version'>;

/**
 * Gets remotes by name. A load that failed is asked of the network again the next time. Who fills a slot says so: a build
 * that fails there is passed over there, not where the remote's screens are.
 */
export type RemoteLoader = {
  /** The remote when it is here already. */
  readonly peek: (name: string) => LoadedRemote | undefined;
  /**
   * Rejects with a RemoteLoadError after every way was tried, within its time limit from `askedAt` on, a moment of
   * `performance.now()`; now unless given. Where it is given and the last load failed, an older one is not waited for.
   */
  readonly load: (name: string, askedAt?: number, slot?: SlotName) => Promise<LoadedRemote>;
  /** The remote that fills a slot, if any does. */
  readonly ownerOf: (slot: SlotName) => string | undefined;
  /** Takes note of an error that a build threw while it was shown; remotes of contract 2 know its remote alone. */
  readonly report: (error: Error, build?: NamedBuild | string) => void;
  /** Somebody comes to a remote: where the registry names a newer build and no form is dirty, `load` gives that one. */
  readonly renew: (name: string, slot?: SlotName) => void;
  /** This build was shown and nothing failed: the browser remembers it. */
  readonly worked: (loaded: LoadedRemote, slot?: SlotName) => void;
  /** This build failed when it was first shown. True where there is another: `load` then gives that one, `peek` where it is here. */
  readonly refuse: (loaded: LoadedRemote, slot?: SlotName) => boolean;
};
