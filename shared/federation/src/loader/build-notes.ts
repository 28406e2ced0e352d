/** What a browser remembers of one remote's builds, by their versions (`1.0.0-1a2b3c4d5e`). */
export type BuildNotes = {
  /** The last one that was shown without failing. */
  readonly good?: string;
  /** Those that failed here while another worked, and until when (ms since 1970) they are not asked for. */
  readonly bad: Readonly<Record<string, number>>;
};

export const NOTES_KEY = 'tiffin.remotes';

/** A build that failed is tried again after this. */
export const QUARANTINE_MS = 3_600_000;

/**
 * What is noted of a remote. Whoever can write into the storage can at most choose among the builds that the server
 * names: notes hold versions, never addresses or hashes, and nobody can keep a build out for longer than an hour.
 */
export function readBuildNotes(remote: string, now: number): BuildNotes {
  const notes = fieldOf(readAllNotes(), remote);
  const good = fieldOf(notes, 'good');
  const bad = Object.entries(fieldOf(notes, 'bad') ?? {}).filter(
    (note): note is [string, number] =>
      typeof note[1] === 'number' && note[1] > now && note[1] <= now + QUARANTINE_MS,
  );
  return { ...(typeof good === 'string' && { good }), bad: Object.fromEntries(bad) };
}

/** Everything noted, as it lies in the storage; an empty object where there is none or it cannot be read. */
export function readAllNotes(): object {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(NOTES_KEY) ?? '{}');
    return typeof notes === 'object' && notes !== null ? notes : {};
  } catch {
    return {};
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
