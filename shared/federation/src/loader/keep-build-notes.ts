import { REMOTE_NAMES } from '@tiffin/contracts';
import { NOTES_KEY, QUARANTINE_MS, readBuildNotes } from './build-notes';

type Shown = {
  readonly remote: string;
  /** The build that works here. */
  readonly good: string;
  /** Those that did not, on this page. */
  readonly bad: readonly string[];
};

/** Builds out of quarantine drop out by themselves; more than these at once no squad deploys in an hour. */
const MOST_BAD = 20;

/** Notes which build of a remote works in this browser and which do not, from `now` on. Without storage nothing is noted. */
export function keepBuildNotes({ remote, good, bad }: Shown, now: number): void {
  const before = readBuildNotes(remote, now);
  const kept = Object.entries(before.bad).filter(([version]) => version !== good);
  const added = bad.map((version): [string, number] => [version, now + QUARANTINE_MS]);
  const notes = { good, bad: Object.fromEntries([...kept, ...added].slice(-MOST_BAD)) };
  const others = REMOTE_NAMES.filter((name) => name !== remote)
    .map((name) => [name, readBuildNotes(name, now)] as const)
    .filter(([, { good: known }]) => known !== undefined);
  try {
    localStorage.setItem(NOTES_KEY, JSON.stringify({ ...Object.fromEntries(others), [remote]: notes }));
  } catch {
    // The next page then tries the broken build again before it falls back.
  }
}
