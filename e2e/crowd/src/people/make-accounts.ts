import type pg from 'pg';

const PASSWORD = 'lunch';
/** A full card of stamps after so few orders, so that rewards fall due within the run. */
const STAMPS = { stampCardLength: 3, stampRewardMicro: 1_000_000 };

/** A person with a stored card. */
export type Account = { readonly email: string; readonly password: string; readonly cardId: string };

/** Creates people by one test control, and copies of the first in the database, because each password takes time. */
export async function makeAccounts(
  database: pg.Client,
  servicesUrl: string,
  count: number,
): Promise<readonly Account[]> {
  const model = 'crowd-0@crowd.example';
  const made = await fetch(`${servicesUrl}/sandbox/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: model, password: PASSWORD, firstName: 'Cy', lastName: 'Crowd' }),
  });
  if (!made.ok) throw new Error(`The first person could not be created: ${await made.text()}`);
  await database.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at)
     select 'crowd-' || n, 'crowd-' || n || '@crowd.example', password_hash, first_name, last_name, created_at
     from users, generate_series(1, $2::int) n where email = $1`,
    [model, count],
  );
  await database.query(
    `insert into cards (id, user_id, brand, country, last4, expiry_month, expiry_year, behaviour, created_at)
     select 'pm_crowd-' || n, 'crowd-' || n, 'visa', 'CA', '4242', 12, 2034, 'passes', 0 from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(`update merchants set record = record || $1 where id = 'm_lucknow-lunch-home'`, [
    STAMPS,
  ]);
  return Array.from({ length: count }, (_, index) => ({
    email: `crowd-${index + 1}@crowd.example`,
    password: PASSWORD,
    cardId: `pm_crowd-${index + 1}`,
  }));
}
