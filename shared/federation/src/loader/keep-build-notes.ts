import { REMOTE_NAME } from '@tiffin/contracts';
import { QUARANTINE_MS } from '../timetable';
import { buildNotes, notedRemotes, readBuildNotes, storedNotes } from './build-notes';

type Shown = {
  readonly remote: string;
  /** The build that works here. */
  readonly good: string;
  /** The builds that failed on this page: their versions by manifest URL. */
  readonly bad: ReadonlyMap<string, string>;
  /**
   * Keys of builds that rendered without failing. A failing slot must not quarantine a build whose screens rendered.
   */
  readonly shown: ReadonlySet<string>;
};

/** The most quarantined builds to store; no squad deploys more in an hour. */
const MOST_BAD = 20;

/** The most other remotes to keep notes on; more than any site has. */
const MOST_REMOTES = 100;

/** Stores which builds of a remote work in this browser and which failed at `now`. Does nothing without storage. */
export function keepBuildNotes({ remote, good, bad, shown }: Shown, now: number): void {
  const added = [...bad]
    .filter(([url, version]) => version !== good && !shown.has(url))
    .map(([, version]) => [version, now + QUARANTINE_MS] as const);
  const kept = stillBad(remote, now).filter(([version]) => version !== good);
  const notes = { good, bad: Object.fromEntries([...kept, ...added].slice(-MOST_BAD)) };
  const named = notedRemotes().filter((name) => name !== remote && REMOTE_NAME.test(name));
  const others = named.slice(-MOST_REMOTES).flatMap((name) => {
    const { good: known } = storedNotes(name);
    return typeof known === 'string'
      ? [[name, { good: known, bad: Object.fromEntries(stillBad(name, now)) }] as const]
      : [];
  });
  // If the write fails, the next page tries the broken build again before it falls back.
  buildNotes.write({ ...Object.fromEntries(others), [remote]: notes });
}

function stillBad(remote: string, now: number): readonly (readonly [string, number])[] {
  const { isBad } = readBuildNotes(remote, now);
  return Object.entries(Object(storedNotes(remote).bad))
    .filter(([version]) => isBad(version))
    .map(([version, until]) => [version, Number(until)]);
}
