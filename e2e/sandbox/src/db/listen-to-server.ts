import pg from 'pg';

const PAUSE_MS = 1_000;

/** Receives the payload of a notification; undefined after a time without connection, when some were lost. */
export type Heard = (payload: string | undefined) => void;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own, and connects again after each loss.
 * Returns a function that ends it.
 */
export async function listenToServer(
  url: string,
  channel: string,
  heard: Heard,
): Promise<() => Promise<void>> {
  let hasEnded = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => heard(payload));
    next.on('error', () => undefined);
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    next.once('end', again);
    client = next;
  };
  const again = (): void => {
    if (hasEnded) return;
    setTimeout(() => {
      if (!hasEnded)
        connect().then(
          () => heard(undefined),
          () => again(),
        );
    }, PAUSE_MS).unref();
  };
  await connect();
  return async () => {
    hasEnded = true;
    await client?.end();
  };
}
