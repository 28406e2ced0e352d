import type { QueryClient } from '@tanstack/react-query';
import { session } from '@tiffin/auth';
import type { I18n } from '@tiffin/i18n';
import { registerWorker } from '@tiffin/service-worker';
import { copiesOf } from './copies-of';
import { storeCopies } from './copy-cache';
import { copyOwner } from './copy-owner';
import type { OfflineCopy } from './offline-copy';
import { offlineWords } from './offline-words';
import { removeOfflineCopies } from './remove-offline-copies';

/** Waits for further answers of the same screen before it stores copies. */
const PAUSE_MS = 500;

/** Answers, and screens that begin to show answers that were read before. */
const CHANGES: ReadonlySet<string> = new Set(['updated', 'observerAdded']);

/**
 * Stores copies of a signed-in person's last orders and of the menus they open, for reading without a network. Removes
 * them when the person signs out or another person signs in. Returns a function that stops this.
 */
export function followOfflineCopies(queryClient: QueryClient, i18n: I18n): () => void {
  if (!('caches' in window)) return () => undefined;
  const stored = new Map<string, number>();
  let work: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let met: string | null | undefined;
  /** Answers before this moment may belong to another person. */
  let since = 0;

  const isNew = ({ path, storedAt, lang }: OfflineCopy): boolean =>
    storedAt >= since && stored.get(path + lang) !== storedAt;
  const store = async (): Promise<void> => {
    if (!met || copyOwner.read() !== met) return;
    const copies = copiesOf(queryClient, offlineWords(i18n)).filter(isNew);
    if (copies.length === 0) return;
    await storeCopies(copies);
    copies.forEach(({ path, storedAt, lang }) => stored.set(path + lang, storedAt));
  };
  // One at a time: nothing may be stored after it was removed.
  const enqueue = (next: () => Promise<void>): void => {
    work = work.then(next).catch(() => undefined);
  };
  const meet = (): void => {
    const person = personNow();
    if (person === undefined || person === met) return;
    if (met !== undefined) since = Date.now();
    met = person;
    stored.clear();
    const owner = copyOwner.read();
    if (owner !== null && owner !== person) enqueue(removeOfflineCopies);
    if (person === null) return;
    enqueue(async () => void copyOwner.write(person));
    enqueue(registerWorker);
    enqueue(store);
  };
  const leaveSession = session.subscribe(meet);
  const leaveQueries = queryClient.getQueryCache().subscribe(({ type }) => {
    if (!CHANGES.has(type) || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      enqueue(store);
    }, PAUSE_MS);
  });
  meet();
  return () => {
    clearTimeout(timer);
    leaveSession();
    leaveQueries();
  };
}

/**
 * Returns the signed-in person of our own page: null for a guest, undefined while this is unknown. The person of a host's
 * page stores nothing here.
 */
function personNow(): string | null | undefined {
  const state = session.getState();
  if (state.status === 'initialising') return undefined;
  return state.status === 'authenticated' ? state.externalUserId : null;
}
