import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { MERCHANT_STATES } from '@tiffin/contracts';
import { priceMicroSchema } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { holds, intents, menus, merchants, orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerControl } from '../../register-control';
import { merchantByExternalId } from '../content/find-merchant';
import { readMenuEdition } from '../content/read-menu';
import { failDelivery, rejectOrder } from '../orders/cancel-order';
import { currentStatus } from '../orders/current-status';
import { rejectLines } from '../orders/reject-lines';
import type { TimelineEvent } from '../orders/stored-order';
import { hasten } from '../orders/timeline';
import { completeRefunds, refundsOf } from '../payments/refund-order';
import type { Service } from '../service';
import { menuOfSize } from './menu-of-size';
import { tableDigests } from './table-digests';
import { menuWithWords, merchantWithWords } from './with-words';

const clockSchema = z.object({
  advanceMs: z.int().min(0).max(31_536_000_000),
  orderId: z.string().optional(),
});
const merchantSchema = z.object({
  state: z.enum(MERCHANT_STATES).optional(),
  groupOrderAppOnly: z.boolean().optional(),
  pickupLimits: z
    .object({
      minCartItemCount: z.int().min(0),
      maxCartItemCount: z.int().min(0),
      minimumOrderValueMicro: priceMicroSchema.nullable(),
      maximumOrderValueMicro: priceMicroSchema.nullable(),
    })
    .partial()
    .optional(),
});
/** The order item ids to reject; all of the order if absent. */
const rejectionSchema = z.object({ orderItemIds: z.array(z.string()).min(1).optional() });
const itemSchema = z.object({
  isAvailable: z.boolean().optional(),
  priceMicro: priceMicroSchema.optional(),
});

const text = z.string().max(40_000);
const contentSchema = z.object({ words: text, url: text, picture: text });
const menuSchema = z.object({ size: z.int().min(1).max(20_000) });

/**
 * Controls that tests and demonstrations have and people do not: moving the clock and orders, closing
 * merchants, selling out items.
 */
export const controlsService: Service = async (app, context) => {
  registerControl(app, 'POST', '/sandbox/clock', clockSchema, async ({ advanceMs, orderId }) => {
    if (orderId === undefined) return { offsetMs: await context.clock.advance(advanceMs) };
    return moveOrder(context, orderId, (timeline, now) => hasten(timeline, advanceMs, now));
  });
  registerControl(app, 'GET', '/sandbox/tables', z.unknown(), () => tableDigests(context.db));
  registerControl(app, 'POST', '/sandbox/orders/:id/advance', z.unknown(), async (_body, { id = '' }) =>
    moveOrder(context, id, (timeline, now) => {
      const next = timeline.find((event) => event.at > now);
      return next ? hasten(timeline, next.at - now, now) : timeline;
    }),
  );
  registerControl(
    app,
    'POST',
    '/sandbox/orders/:id/reject',
    rejectionSchema,
    async ({ orderItemIds }, { id = '' }) =>
      context.transaction(async (tx) => {
        const [row] = await tx.select().from(orders).where(eq(orders.id, id));
        if (!row) return refuse(404, 'NOT_FOUND', 'ORDER');
        const now = context.clock.now();
        const { content } = orderItemIds
          ? await rejectLines(tx, context, row, orderItemIds, now)
          : await rejectOrder(tx, context, row, now);
        return { orderId: id, orderStatus: currentStatus(content, now) };
      }),
  );
  registerControl(app, 'POST', '/sandbox/orders/:id/fail-delivery', z.unknown(), async (_body, { id = '' }) =>
    context.transaction(async (tx) => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, id));
      if (!row) return refuse(404, 'NOT_FOUND', 'ORDER');
      const now = context.clock.now();
      const { content } = await failDelivery(tx, context, row, now);
      return { orderId: id, orderStatus: currentStatus(content, now) };
    }),
  );
  registerControl(
    app,
    'POST',
    '/sandbox/orders/:id/complete-refunds',
    z.unknown(),
    async (_body, { id = '' }) => {
      const now = context.clock.now();
      await completeRefunds(context.db, id, now);
      return { refunds: await refundsOf(context.db, id, { now }) };
    },
  );
  registerControl(app, 'GET', '/sandbox/fulfillments/:id/holds', z.unknown(), async (_body, { id = '' }) => ({
    holds: await holdsWithPayments(context, id),
  }));
  registerControl(
    app,
    'POST',
    '/sandbox/merchants/:externalId',
    merchantSchema,
    async ({ state, groupOrderAppOnly, pickupLimits }, { externalId = '' }) =>
      context.transaction(async (tx) => {
        const record = await merchantByExternalId(tx, externalId);
        const changed = {
          ...record,
          state: state ?? record.state,
          groupOrderAppOnly: groupOrderAppOnly ?? record.groupOrderAppOnly,
          pickupLimits: { ...record.pickupLimits, ...pickupLimits },
        };
        await tx.update(merchants).set({ record: changed }).where(eq(merchants.id, record.id));
        return { state: changed.state };
      }),
  );
  registerControl(
    app,
    'POST',
    '/sandbox/merchants/:externalId/menu',
    menuSchema,
    async ({ size }, { externalId = '' }) =>
      context.transaction(async (tx) => {
        const { id } = await merchantByExternalId(tx, externalId);
        const { menu, revision } = await readMenuEdition(tx, id);
        await tx
          .update(menus)
          .set({ revision: revision + 1, document: menuOfSize(menu, size) })
          .where(eq(menus.id, menu.id));
        return { size };
      }),
  );
  registerControl(
    app,
    'POST',
    '/sandbox/merchants/:externalId/content',
    contentSchema,
    async (content, { externalId = '' }) =>
      context.transaction(async (tx) => {
        const record = await merchantByExternalId(tx, externalId);
        const { menu, revision } = await readMenuEdition(tx, record.id);
        await tx
          .update(merchants)
          .set({ record: merchantWithWords(record, content) })
          .where(eq(merchants.id, record.id));
        await tx
          .update(menus)
          .set({ revision: revision + 1, document: menuWithWords(menu, content) })
          .where(eq(menus.id, menu.id));
        return { merchantId: record.id };
      }),
  );
  registerControl(
    app,
    'POST',
    '/sandbox/merchants/:externalId/items/:itemId',
    itemSchema,
    async ({ isAvailable, priceMicro }, { externalId = '', itemId = '' }) =>
      context.transaction(async (tx) => {
        const { id } = await merchantByExternalId(tx, externalId);
        const [row] = await tx.select().from(menus).where(eq(menus.merchantId, id));
        const item = row?.document.items[itemId];
        if (!row || !item) return refuse(404, 'NOT_FOUND', 'MENU_ITEM');
        const available = isAvailable ?? item.availability.isAvailable;
        const changed = {
          ...item,
          displayPriceMicro: priceMicro ?? item.displayPriceMicro,
          availability: { isAvailable: available, reason: available ? null : 'Sold out' },
        };
        await tx
          .update(menus)
          .set({
            revision: row.revision + 1,
            document: { ...row.document, items: { ...row.document.items, [itemId]: changed } },
          })
          .where(eq(menus.id, row.id));
        return { itemId, isAvailable: available };
      }),
  );
};

/** Returns every hold of a group with the state of its payment, oldest first. */
async function holdsWithPayments({ db }: SandboxContext, fulfillmentId: string) {
  const rows = await db
    .select({ hold: holds, intent: intents })
    .from(holds)
    .innerJoin(intents, eq(intents.id, holds.intentId))
    .where(eq(holds.fulfillmentId, fulfillmentId))
    .orderBy(holds.createdAt);
  return rows.map(({ hold, intent }) => ({
    externalUserId: hold.externalUserId,
    state: hold.state,
    amountMicro: hold.amountMicro,
    captureMicro: hold.captureMicro,
    orderId: hold.orderId,
    paymentStatus: intent.status,
    paidMicro: intent.status === 'succeeded' || intent.status === 'refunded' ? intent.amountMicro : 0,
    refundedMicro: intent.refundedMicro,
  }));
}

async function moveOrder(
  { transaction, clock }: SandboxContext,
  orderId: string,
  move: (timeline: readonly TimelineEvent[], now: number) => readonly TimelineEvent[],
): Promise<{ readonly orderId: string; readonly orderStatus: string }> {
  return transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!row) return refuse(404, 'NOT_FOUND', 'ORDER');
    const now = clock.now();
    const content = { ...row.content, timeline: move(row.content.timeline, now) };
    await tx.update(orders).set({ content }).where(eq(orders.id, orderId));
    return { orderId, orderStatus: currentStatus(content, now) };
  });
}
