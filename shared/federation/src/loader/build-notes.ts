import { storedJson } from '@tiffin/config/storage';
import { QUARANTINE_MS } from '../timetable';

/** What this browser remembers about the builds of one remote, by version (`1.0.0-1a2b3c4d5e`). */
export type BuildNotes = {
  /** The version that last rendered without failing. */
  readonly good: unknown;
  /** Returns whether a version is in quarantine: it failed here less than an hour ago while another build worked. */
  readonly isBad: (version: string) => boolean;
};

/**
 * The localStorage key of the notes.
 *
 * @internal exported for tests
 */
export const NOTES_KEY = 'tiffin.remotes';
/** The notes on all remotes, by remote name. */
export const buildNotes = storedJson('localStorage', NOTES_KEY);

/**
 * Returns the notes on a remote. The notes hold versions, never URLs or hashes. So tampering with localStorage can only
 * choose among the builds that the server names, and cannot exclude a build for more than an hour.
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

/** Returns the stored notes of a remote unvalidated: do not trust their types. */
export function storedNotes(remote: string): Stored {
  return Object(buildNotes.read())[remote] ?? {};
}

/** Returns the names of the remotes that have notes. */
export function notedRemotes(): readonly string[] {
  return Object.keys(Object(buildNotes.read()));
}
