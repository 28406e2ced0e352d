import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { orders } from '../../db/tables';

const HANDED_OVER =
  '$.timeline[*] ? (@.at <= $now && (@.status == "RECEIVED" || @.status == "COURIER_DROPPED_OFF"))';

/** Matches the orders whose food was collected or delivered at an instant. */
export function isCompleted(now: number): SQL | undefined {
  return and(
    isNull(orders.cancelledAt),
    sql`jsonb_path_exists(${orders.content}, ${HANDED_OVER}::jsonpath, jsonb_build_object('now', ${now}::bigint))`,
  );
}
