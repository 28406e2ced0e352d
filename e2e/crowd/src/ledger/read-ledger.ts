import type pg from 'pg';

/** A point is worth so many micro units of credit. */
const POINT_MICRO = 5_000;

const IS_CROWD = `external_user_id like 'crowd-%'`;
const RECEIPT = `content -> 'orderReceipt'`;
const STAMPS = `
  select external_user_id, sum((${RECEIPT} ->> 'loyaltyStampsCount')::int) as stamps
  from orders where ${IS_CROWD} group by external_user_id`;

/** Each number of the ledger as a query of one value. All are about people whose id begins with `crowd-`. */
const QUERIES = {
  ordersAlone: `select count(*) from orders where fulfillment_id is null and ${IS_CROWD}`,
  ordersOfGroups: `select count(*) from orders where fulfillment_id is not null and ${IS_CROWD}`,
  /** Payments that took money. */
  charges: `select count(*) from intents where kind = 'payment' and status = 'succeeded' and ${IS_CROWD}`,
  /** Payments that pay for exactly one order of one person, to the micro. */
  chargesAlone: `
    select count(distinct intents.id) from intents
    join orders on content ->> 'intentId' = intents.id and orders.external_user_id = intents.external_user_id
      and (${RECEIPT} ->> 'totalMicro')::bigint = intents.amount_micro
    where status = 'succeeded' and fulfillment_id is null and orders.${IS_CROWD}`,
  /** Orders of closed groups whose people's cards paid the total together, each what its hold was to pay. */
  paidGroups: `
    select count(*) from orders
    join fulfillments on fulfillments.id = orders.fulfillment_id and fulfillments.order_id = orders.id and state = 'CLOSED'
    where ${IS_CROWD} and (${RECEIPT} ->> 'totalMicro')::bigint = (
      select sum(intents.amount_micro) from holds join intents on intents.id = holds.intent_id
      where holds.order_id = orders.id and holds.state = 'CAPTURED' and status = 'succeeded'
        and intents.amount_micro = capture_micro
    )`,
  /** Amounts that cards hold for no order. */
  heldAmounts: `
    select (select count(*) from holds where state = 'AUTHORISED' and ${IS_CROWD})
      + (select count(*) from intents where status = 'requires_capture' and ${IS_CROWD})`,
  receipts: `select count(*) from emails where recipient like 'crowd-%@crowd.example'`,
  /** Full cards of stamps, rewards that were given for them, and people with a reward too few or too many. */
  fullCards: `select coalesce(sum(stamps / 3), 0) from (${STAMPS}) of_person`,
  stampRewards: `select count(*) from stamp_rewards where ${IS_CROWD}`,
  peopleWithOtherRewards: `
    select count(*) from (${STAMPS}) of_person
    where stamps / 3 <> (select count(*) from stamp_rewards where external_user_id = of_person.external_user_id)`,
  /** Credit from rewards, less what orders used, less what people have left: zero. */
  creditOffMicro: `
    select coalesce(sum(given.micro - used.micro - left_over.micro), 0) from users
    cross join lateral (select coalesce(sum(amount_micro), 0) as micro from stamp_rewards where external_user_id = users.id) given
    cross join lateral (select coalesce(sum((${RECEIPT} ->> 'creditMicro')::bigint), 0) as micro from orders where external_user_id = users.id) used
    cross join lateral (select coalesce(sum(value::bigint), 0) as micro from jsonb_each_text(credit_map)) left_over
    where users.id like 'crowd-%'`,
  /** Orders of one person, all of which had a promo code for points. */
  ordersWithoutPoints: `
    select count(*) from orders
    where content -> 'arePointsGiven' is null and fulfillment_id is null and ${IS_CROWD}`,
  /** Points that people have, less those that their orders promised: zero. */
  pointsOff: `
    select coalesce(sum(points - promised.micro / ${POINT_MICRO}), 0) from users
    cross join lateral (
      select coalesce(sum((discount ->> 'discountMicro')::bigint), 0) as micro
      from orders, jsonb_array_elements(${RECEIPT} -> 'orderDiscounts') discount where external_user_id = users.id
    ) promised where users.id like 'crowd-%'`,
  filledCarts: `
    select count(*) from carts where jsonb_array_length(content -> 'items') > 0 and ${IS_CROWD}`,
} as const;

/** What the database has after the run. */
export type Ledger = Readonly<Record<keyof typeof QUERIES, number>>;

/** Reads the ledger of people whose id begins with `crowd-`. */
export async function readLedger(database: pg.Client): Promise<Ledger> {
  const columns = Object.entries(QUERIES).map(([name, query]) => `(${query})::float8 as "${name}"`);
  const { rows } = await database.query<Ledger>(`select ${columns.join(', ')}`);
  const [ledger] = rows;
  if (!ledger) throw new Error('PostgreSQL returned no ledger.');
  return ledger;
}
