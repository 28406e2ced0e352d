import type { CrowdSize } from './crowd-size';

/** Returns statements for orders that ended, with their payments, cards, answers and letters, and for carts. */
export function ordersOfCrowd({ orders, merchants }: CrowdSize): readonly string[] {
  const people = orders / 10;
  const each = `from generate_series(1, ${orders}) n`;
  const person = `'crowd-' || (1 + n % ${people})`;
  const merchant = `'m_crowd-' || (1 + n % ${merchants})`;
  return [
    `insert into orders (id, external_user_id, merchant_id, order_token, guest_order_token, placed_at, content)
     select 'order_crowd-' || n, ${person}, ${merchant}, md5('order' || n), md5('guest' || n), 1700000000000 + n * 1000,
       ${content()} ${each}`,
    `insert into intents (id, client_secret, kind, external_user_id, card_id, amount_micro, status, created_at)
     select 'pi_crowd-' || n, 'pi_crowd-secret-' || n, 'payment', ${person}, 'once_crowd-' || n, 20000000, 'succeeded', 0 ${each}`,
    `insert into cards (id, user_id, is_stored, used_at, brand, country, last4, expiry_month, expiry_year, behaviour, created_at)
     select 'once_crowd-' || n, ${person}, false, 0, 'visa', 'CA', '4242', 12, 2034, 'passes', 0 ${each}`,
    `insert into idempotency_keys (external_user_id, call, key, body_hash, answer, created_at)
     select ${person}, 'placeOrder', 'key-' || n, md5(n::text), '{}', now.ms
     from generate_series(1, ${orders}) n, (select extract(epoch from now())::bigint * 1000 as ms) now`,
    `insert into emails (id, recipient, subject, body, sent_at)
     select 'email_crowd-' || n, ${person} || '@crowd.example', 'Your receipt', 'Thank you', 0 ${each}`,
    `insert into refunds (order_id, reason, amount_micro, credit_micro, requested_at, arrives_at)
     select 'order_crowd-' || n, 'ended', 0, 0, 0, 0 from generate_series(1, ${orders / 10}) n`,
    `insert into carts (external_user_id, merchant_id, version, content, updated_at)
     select ${person}, 'm_crowd-' || (1 + n / ${people} % ${merchants}), 1, '{"items": []}', 0
     from generate_series(0, ${orders / 2 - 1}) n`,
    `insert into stamp_rewards (external_user_id, merchant_id, number, currency_code, amount_micro, given_at)
     select ${person}, ${merchant}, 1, 'DOLLAR', 0, 0 from generate_series(1, ${people}) n`,
  ];
}

/** An order as it is stored, of a person who has ordered before; nothing if nobody has. */
function content(): string {
  return `coalesce((select content from orders where id not like 'order_crowd-%' limit 1), '{}')`;
}
