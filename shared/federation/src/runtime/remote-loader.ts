import type { Remote, SlotName } from '@tiffin/contracts';

/** A remote in the page; `url` is the address of its build's manifest. */
export type LoadedRemote = {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly remote: Remote;
};

/** Gets remotes by name. A load that failed is asked of the network again the next time. */
export type RemoteLoader = {
  /** The remote when it is here already. */
  readonly peek: (name: string) => LoadedRemote | undefined;
  /**
   * Rejects with a RemoteLoadError after every way was tried, within its time limit from `askedAt` on, a moment of
   * `performance.now()`; now unless given.
   */
  readonly load: (name: string, askedAt?: number) => Promise<LoadedRemote>;
  /** The remote that fills a slot, if any does. */
  readonly ownerOf: (slot: SlotName) => string | undefined;
  /** Takes note of an error that a remote threw while it was shown; of which one, where it is known. */
  readonly report: (error: Error, remote?: string) => void;
  /** The person comes to a remote: where the registry names a newer build and no form is dirty, `load` gives that one. */
  readonly renew: (name: string) => void;
  /** This build was shown and nothing failed: the browser remembers it. */
  readonly worked: (loaded: LoadedRemote) => void;
  /** This build failed when it was first shown. True where there is another: `load` then gives that one. */
  readonly refuse: (loaded: LoadedRemote) => boolean;
};
