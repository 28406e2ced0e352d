import { REMOTE_NAME } from '@tiffin/contracts';
import { buildNotes, notedRemotes, QUARANTINE_MS, readBuildNotes, storedNotes } from './build-notes';

type Shown = {
  readonly remote: string;
  /** The build that works here. */
  readonly good: string;
  /** The versions of those that did not, on this page, by address. */
  readonly bad: ReadonlyMap<string, string>;
  /** What was shown without failing; a build whose screens were is none that a slot can call bad. */
  readonly shown: ReadonlySet<string>;
};

/** More builds in quarantine at once no squad deploys in an hour. */
const MOST_BAD = 20;

/** More remotes than a site has; what else lies in the storage is not kept. */
const MOST_REMOTES = 100;

/** Notes which build of a remote works in this browser and which do not, from `now` on. Without storage nothing is noted. */
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
  // Where this is not kept, the next page tries the broken build again before it falls back.
  buildNotes.write({ ...Object.fromEntries(others), [remote]: notes });
}

function stillBad(remote: string, now: number): readonly (readonly [string, number])[] {
  const { isBad } = readBuildNotes(remote, now);
  return Object.entries(Object(storedNotes(remote).bad))
    .filter(([version]) => isBad(version))
    .map(([version, until]) => [version, Number(until)]);
}
