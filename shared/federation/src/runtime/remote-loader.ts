import type { Remote, SlotName } from '@tiffin/contracts';

export type LoadedRemote = { readonly name: string; readonly version: string; readonly remote: Remote };

/** Gets remotes by name. A load that failed is asked of the network again the next time. */
export type RemoteLoader = {
  /** The remote when it is here already. */
  readonly peek: (name: string) => LoadedRemote | undefined;
  /** Rejects with a RemoteLoadError after every way was tried. */
  readonly load: (name: string) => Promise<LoadedRemote>;
  /** The remote that fills a slot, if any does. */
  readonly ownerOf: (slot: SlotName) => string | undefined;
  /** Takes note of an error that a remote threw while it was shown; of which one, where it is known. */
  readonly report: (error: Error, remote?: string) => void;
};
