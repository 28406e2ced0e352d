import type { CountHits } from './lease-store';

type Query = (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;

const FORGET_EVERY_MS = 60_000;

/** One atomic statement. The database's clock decides, so that processes on several machines agree. */
const COUNT = `
  insert into rate_limits as kept (key, hits, ends_at)
  values ($1, $2::int, clock_timestamp() + $3::int * interval '1 millisecond')
  on conflict (key) do update set
    hits = case when kept.ends_at <= clock_timestamp() then excluded.hits else kept.hits + excluded.hits end,
    ends_at = case when kept.ends_at <= clock_timestamp() then excluded.ends_at else kept.ends_at end
  returning hits, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000)::int as left_ms`;
const FORGET = 'delete from rate_limits where ends_at < clock_timestamp()';

/** Counts hits in the table `rate_limits` of a PostgreSQL database, which all processes share. */
export function countHitsBy(query: Query): CountHits {
  let forgottenAt = 0;
  return async (key, hits, windowMs) => {
    const now = Date.now();
    if (now - forgottenAt > FORGET_EVERY_MS) {
      forgottenAt = now;
      await query(FORGET, []);
    }
    const { rows } = await query(COUNT, [key, hits, windowMs]);
    const [row] = rows;
    if (typeof row !== 'object' || row === null || !('hits' in row) || !('left_ms' in row))
      throw new Error('The database returned no count of hits.');
    return { hits: Number(row.hits), leftMs: Number(row.left_ms) };
  };
}
