import { storedJson } from '@tiffin/storage';

/** What a browser remembers of one remote's builds, by their versions (`1.0.0-1a2b3c4d5e`). */
export type BuildNotes = {
  /** The last one that was shown without failing. */
  readonly good: unknown;
  /** Whether it failed here not long ago, while another one worked. */
  readonly isBad: (version: string) => boolean;
};

/**
 * The name under which the browser stores the notes.
 *
 * @internal exported for tests
 */
export const NOTES_KEY = 'tiffin.remotes';
/** The notes of all remotes, by name. */
export const buildNotes = storedJson('localStorage', NOTES_KEY);

/** A build that failed is tried again after this. */
export const QUARANTINE_MS = 3_600_000;

/**
 * What is noted of a remote. Whoever can write into the storage can at most choose among the builds that the server
 * names: notes hold versions, never addresses or hashes, and nobody can keep a build out for longer than an hour.
 */
export function readBuildNotes(remote: string, now: number): BuildNotes {
  const { good, bad } = storedNotes(remote);
  return {
    good,
    isBad: (version) => {
      const until = Number(Object(bad)[version]);
      return until > now && until <= now + QUARANTINE_MS;
    },
  };
}

type Stored = { readonly good?: unknown; readonly bad?: unknown };

/** As it lies in the storage; nothing of it can be relied on. */
export function storedNotes(remote: string): Stored {
  return Object(buildNotes.read())[remote] ?? {};
}

/** The remotes of which something is noted. */
export function notedRemotes(): readonly string[] {
  return Object.keys(Object(buildNotes.read()));
}
