import { setTimeout as wait } from 'node:timers/promises';
import type { Query } from '../open-pool';
import type { Renewed, ShareRenewal } from './create-renewer';
import { renewalId, seal, unseal } from './sealed-renewal';

/** Longer than a process waits for the identity service: after that, the process with the claim has died. */
const CLAIM_MS = 35_000;
/** For requests that left the browser before it had the new cookies, and for tries after a late answer. */
const KEPT_MS = 30_000;
const LOOK_EVERY_MS = 50;
const FORGET_EVERY_MS = 60_000;

/** The lock keeps two processes from creating the table at once, which PostgreSQL refuses. */
const CREATE = `
  do $$ begin
    perform pg_advisory_xact_lock(741852963);
    create table if not exists session_renewals (
      id text primary key,
      sealed text,
      ends_at timestamptz not null
    );
  end $$`;
/** One atomic statement. The database's clock decides, so that processes on several machines agree. */
const CLAIM = `
  insert into session_renewals as kept (id, sealed, ends_at)
  values ($1, null, clock_timestamp() + $2::int * interval '1 millisecond')
  on conflict (id) do update set sealed = null, ends_at = excluded.ends_at
  where kept.ends_at <= clock_timestamp()
  returning id`;
const READ = 'select sealed from session_renewals where id = $1';
const KEEP = `
  update session_renewals
  set sealed = $2, ends_at = clock_timestamp() + $3::int * interval '1 millisecond'
  where id = $1`;
const GIVE_UP = 'delete from session_renewals where id = $1 and sealed is null';
const FORGET = 'delete from session_renewals where ends_at < clock_timestamp()';

type Options = {
  /** Hears that the store has failed. The process then renews without it. */
  readonly onFailure: (error: unknown) => void;
};

/** Creates the table of renewals unless the database has it. */
export async function createRenewalTable(query: Query): Promise<void> {
  await query(CREATE, []);
}

/**
 * Shares renewals with all processes on a PostgreSQL database. The first process to claim a refresh token asks, the others
 * wait for its result. The result stays for 30 s, encrypted with the refresh token.
 */
export function shareRenewals(query: Query, { onFailure }: Options): ShareRenewal {
  let forgottenAt = 0;

  return async (refreshToken, ask) => {
    const id = renewalId(refreshToken);
    try {
      await forgetOld();
      for (;;) {
        const { rows: claims } = await query(CLAIM, [id, CLAIM_MS]);
        if (claims.length > 0) break;
        const { rows } = await query(READ, [id]);
        const sealed = rows[0]?.['sealed'];
        if (typeof sealed === 'string') return unseal(refreshToken, sealed);
        await wait(LOOK_EVERY_MS);
      }
    } catch (error) {
      onFailure(error);
      return ask();
    }
    const renewed = await ask();
    await keep(id, refreshToken, renewed).catch(onFailure);
    return renewed;
  };

  async function keep(id: string, refreshToken: string, renewed: Renewed): Promise<void> {
    if (renewed === 'unreachable') await query(GIVE_UP, [id]);
    else await query(KEEP, [id, seal(refreshToken, renewed), KEPT_MS]);
  }

  async function forgetOld(): Promise<void> {
    if (Date.now() - forgottenAt < FORGET_EVERY_MS) return;
    forgottenAt = Date.now();
    await query(FORGET, []);
  }
}
