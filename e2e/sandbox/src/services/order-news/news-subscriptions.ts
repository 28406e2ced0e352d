import { createECDH, randomBytes } from 'node:crypto';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Locale, OrderIdentifierType } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { newsSubscriptions } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import type { OrderReader } from '../orders/order-readers';
import type { OrderRow } from '../orders/order-row';
import { isAllowedEndpoint } from './allowed-endpoint';
import { hasEnded, newsOf } from './order-news';

/** A person with more browsers than this has other worries than lunch. */
const MOST_PER_PERSON = 5;

type PushSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

type Wanted = {
  readonly row: OrderRow;
  readonly reader: OrderReader;
  readonly identifierType: OrderIdentifierType;
  readonly subscription: PushSubscription;
  readonly locale: Locale;
  readonly now: number;
};

/**
 * Stores a browser that gets the coming news of an order, and returns the id of its subscription. A share link may be in
 * many hands, so it subscribes nobody. The same browser again gets a new id and the language of this call.
 */
export async function subscribe(
  tx: Database,
  { options }: Pick<SandboxContext, 'options'>,
  { row, reader, identifierType, subscription, locale, now }: Wanted,
): Promise<string> {
  if (reader.kind === 'link') refuse(403, 'FORBIDDEN', 'SHARED_LINK');
  if (hasEnded(row.content, now)) refuse(409, 'ORDER_ENDED');
  const target = targetOf(subscription, options);
  const externalUserId = reader.kind === 'guest' ? row.externalUserId : (reader.externalUserId ?? '');
  const [others] = await tx
    .select({ count: count() })
    .from(newsSubscriptions)
    .where(
      and(
        eq(newsSubscriptions.orderId, row.id),
        eq(newsSubscriptions.externalUserId, externalUserId),
        ne(newsSubscriptions.endpoint, target.endpoint),
      ),
    );
  if ((others?.count ?? 0) >= MOST_PER_PERSON) refuse(409, 'TOO_MANY_SUBSCRIPTIONS');
  const id = randomBytes(24).toString('base64url');
  const changed = { id, externalUserId, ...target, locale, identifierType };
  await tx
    .insert(newsSubscriptions)
    .values({ ...changed, orderId: row.id, told: newsOf(row.content, now) })
    .onConflictDoUpdate({
      target: [newsSubscriptions.orderId, newsSubscriptions.endpoint],
      set: { ...changed, failures: 0, retryAt: 0 },
    });
  return id;
}

/**
 * Sends the news of a subscription to another push subscription of the same browser. It replaces a newer one that the
 * browser has for the same order.
 */
export async function moveSubscription(
  tx: Database,
  { options }: Pick<SandboxContext, 'options'>,
  id: string,
  subscription: PushSubscription,
): Promise<void> {
  const target = targetOf(subscription, options);
  const [moved] = await tx.select().from(newsSubscriptions).where(eq(newsSubscriptions.id, id));
  if (!moved) return refuse(404, 'NOT_FOUND', 'SUBSCRIPTION');
  await tx
    .delete(newsSubscriptions)
    .where(
      and(
        eq(newsSubscriptions.orderId, moved.orderId),
        eq(newsSubscriptions.endpoint, target.endpoint),
        ne(newsSubscriptions.id, id),
      ),
    );
  await tx
    .update(newsSubscriptions)
    .set({ ...target, failures: 0, retryAt: 0 })
    .where(eq(newsSubscriptions.id, id));
}

/** Ends the news of a subscription. */
export async function endSubscription(db: Database, id: string): Promise<void> {
  const ended = await db
    .delete(newsSubscriptions)
    .where(eq(newsSubscriptions.id, id))
    .returning({ id: newsSubscriptions.id });
  if (ended.length === 0) refuse(404, 'NOT_FOUND', 'SUBSCRIPTION');
}

type Target = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

function targetOf({ endpoint, keys }: PushSubscription, options: SandboxContext['options']): Target {
  if (!isAllowedEndpoint(endpoint, options)) refuse(400, 'PUSH_SERVICE_NOT_ALLOWED');
  if (!isPoint(keys.p256dh)) refuse(400, 'INVALID_PARAMETER', 'keys.p256dh');
  return { endpoint, ...keys };
}

/** Returns whether text is a point of the curve, to which a message can be encrypted. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(p256dh, 'base64url').length > 0;
  } catch {
    return false;
  }
}
