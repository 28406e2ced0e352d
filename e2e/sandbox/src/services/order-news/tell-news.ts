import { and, eq } from 'drizzle-orm';
import { orderStatusPath } from '@tiffin/domain';
import type { SandboxContext } from '../../context';
import { newsSubscriptions, orders } from '../../db/tables';
import { merchantById } from '../content/find-merchant';
import type { OrderRow } from '../orders/order-row';
import { newsWords } from './news-words';
import { hasEnded, newsOf } from './order-news';
import type { OrderNews } from './order-news';
import { sendPush } from './send-push';

type Subscription = typeof newsSubscriptions.$inferSelect;
type Followed = { readonly subscription: Subscription; readonly order: OrderRow };

const LANGUAGE_TAGS = { en: 'en', zh: 'zh-Hant' };
const MOST_FAILURES = 5;
const PAUSE_MS = 2000;

/** Sends the newest untold news of every followed order, each once, and removes subscriptions of orders that ended. */
export async function tellNews(context: SandboxContext): Promise<void> {
  const followed = await context.db
    .select({ subscription: newsSubscriptions, order: orders })
    .from(newsSubscriptions)
    .innerJoin(orders, eq(orders.id, newsSubscriptions.orderId));
  await Promise.all(followed.map((one) => tell(context, one)));
}

async function tell(context: SandboxContext, { subscription, order }: Followed): Promise<void> {
  // Waits on the machine's own time: the sandbox's may jump.
  if (subscription.retryAt > Date.now()) return;
  const now = context.clock.now();
  const untold = newsOf(order.content, now).filter((news) => !subscription.told.includes(news));
  const news = untold.at(-1);
  if (news === undefined) {
    if (hasEnded(order.content, now)) await remove(context, subscription);
    return;
  }
  // Told before it is sent: another process that reads the same row sends nothing.
  const isMine = await write(context, subscription, { told: [...subscription.told, ...untold] });
  if (!isMine) return;
  const outcome = await sendPush(context, await messageOf(context, { subscription, order }, news));
  const claimed = { ...subscription, version: subscription.version + 1 };
  const { told, failures } = subscription;
  switch (outcome) {
    case 'sent':
      if (failures > 0) await write(context, claimed, { failures: 0 });
      return;
    case 'gone':
      return remove(context, subscription);
    case 'later':
      if (failures >= MOST_FAILURES) return remove(context, subscription);
      await write(context, claimed, {
        told,
        failures: failures + 1,
        retryAt: Date.now() + PAUSE_MS * 2 ** failures,
      });
      return;
    case 'refused':
      return remove(context, subscription);
  }
}

/** Returns the text that the service worker reads. It names the order only by its link. */
async function messageOf(
  { db }: SandboxContext,
  { subscription, order }: Followed,
  news: OrderNews,
): Promise<Parameters<typeof sendPush>[1]> {
  const { endpoint, p256dh, auth, locale, identifierType } = subscription;
  const merchant = await merchantById(db, order.merchantId);
  const identifier = {
    ID: order.id,
    TOKEN: order.orderToken,
    GUEST_TOKEN: order.guestOrderToken ?? order.orderToken,
  }[identifierType];
  const path = orderStatusPath(merchant.url, identifier, identifierType);
  const words = newsWords(news, locale, subscription.externalUserId !== order.externalUserId);
  const text = JSON.stringify({ news, path, lang: LANGUAGE_TAGS[locale], ...words });
  return { endpoint, p256dh, auth, topic: order.id, text };
}

/** Changes a subscription that nobody else has changed since it was read. Returns whether it did. */
async function write(
  { db }: SandboxContext,
  { id, version }: Pick<Subscription, 'id' | 'version'>,
  change: Partial<Pick<Subscription, 'told' | 'failures' | 'retryAt'>>,
): Promise<boolean> {
  const written = await db
    .update(newsSubscriptions)
    .set({ ...change, version: version + 1 })
    .where(and(eq(newsSubscriptions.id, id), eq(newsSubscriptions.version, version)))
    .returning({ id: newsSubscriptions.id });
  return written.length > 0;
}

/** Removes a subscription, unless its browser has moved to another endpoint meanwhile. */
async function remove(
  { db }: SandboxContext,
  { id, endpoint }: Pick<Subscription, 'id' | 'endpoint'>,
): Promise<void> {
  await db
    .delete(newsSubscriptions)
    .where(and(eq(newsSubscriptions.id, id), eq(newsSubscriptions.endpoint, endpoint)));
}
