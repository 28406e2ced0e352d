import type { CrowdSize } from './crowd-size';

/** People in a group. */
const GUESTS = 5;
/** One group of so many is open, with a deadline in a month. The others were ordered. */
const OPEN_EVERY = 20;

/** Returns statements for groups of five people who have paid their parts. */
export function groupsOfCrowd({ orders, merchants }: CrowdSize): readonly string[] {
  const groups = orders / 10;
  const isOpen = `n % ${OPEN_EVERY} = 0`;
  const from = `from generate_series(1, ${groups}) n, (select extract(epoch from now())::bigint * 1000 as ms) now`;
  return [
    `insert into fulfillments
       (id, version, state, host_id, merchant_id, link_id, settings, order_by_time, deadline_done_for, expiration_time, order_id, created_at)
     select 'group_crowd-' || n, 1, case when ${isOpen} then 'OPEN' else 'CLOSED' end, 'crowd-' || n, 'm_crowd-' || (1 + n % ${merchants}),
       'link-' || n, '{}', case when ${isOpen} then ms + 2592000000 else n end, case when ${isOpen} then null else n end,
       case when ${isOpen} then ms + 5184000000 else n end, case when ${isOpen} then null else 'order_crowd-' || n end, n
     ${from}`,
    `insert into fulfillment_guests (fulfillment_id, external_user_id, status, first_name, last_name, seat, joined_at)
     select 'group_crowd-' || n, 'crowd-' || (1 + (n + seat) % ${groups}), 'READY', 'Cy', 'Crowd', seat, 0
     from generate_series(1, ${groups}) n, generate_series(1, ${GUESTS}) seat`,
    `insert into holds
       (id, intent_id, fulfillment_id, external_user_id, amount_micro, payment_method, idempotency_key, state, order_id, capture_micro, created_at, expires_at)
     select 'hold_crowd-' || n || '-' || seat, 'pi_crowd-' || n, 'group_crowd-' || n, 'crowd-' || seat, 1, '{}', 'hold-' || n || '-' || seat,
       'CAPTURED', 'order_crowd-' || n, 1, 0, 0
     from generate_series(1, ${groups}) n, generate_series(1, ${GUESTS}) seat where n % ${OPEN_EVERY} <> 0`,
  ];
}
