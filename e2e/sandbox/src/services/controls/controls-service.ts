import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { MERCHANT_STATES } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { menus, merchants, orders } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerControl } from '../../register-control';
import { merchantByExternalId } from '../content/find-merchant';
import { rejectOrder } from '../orders/cancel-order';
import { currentStatus } from '../orders/current-status';
import type { TimelineEvent } from '../orders/stored-order';
import { hasten } from '../orders/timeline';
import type { Service } from '../register-services';

const clockSchema = z.object({
  advanceMs: z.int().min(0).max(31_536_000_000),
  orderId: z.string().optional(),
});
const merchantSchema = z.object({ state: z.enum(MERCHANT_STATES) });
const itemSchema = z.object({
  isAvailable: z.boolean().optional(),
  priceMicro: z.int().min(0).optional(),
});

/** What tests and demonstrations may do and people may not: move the clock and orders, close merchants, sell out items. */
export const controlsService: Service = async (app, context) => {
  registerControl(app, 'POST', '/sandbox/clock', clockSchema, async ({ advanceMs, orderId }) => {
    if (orderId === undefined) return { offsetMs: await context.clock.advance(advanceMs) };
    return moveOrder(context, orderId, (timeline, now) => hasten(timeline, advanceMs, now));
  });
  registerControl(app, 'POST', '/sandbox/orders/:id/advance', z.unknown(), async (_body, { id = '' }) =>
    moveOrder(context, id, (timeline, now) => {
      const next = timeline.find((event) => event.at > now);
      return next ? hasten(timeline, next.at - now, now) : timeline;
    }),
  );
  registerControl(app, 'POST', '/sandbox/orders/:id/reject', z.unknown(), async (_body, { id = '' }) =>
    context.transaction(async (tx) => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, id));
      if (!row) return refuse(404, 'NOT_FOUND', 'ORDER');
      const now = context.clock.now();
      const { content } = await rejectOrder(tx, row, now);
      return { orderId: id, orderStatus: currentStatus(content, now) };
    }),
  );
  registerControl(
    app,
    'POST',
    '/sandbox/merchants/:externalId',
    merchantSchema,
    async ({ state }, { externalId = '' }) =>
      context.transaction(async (tx) => {
        const record = await merchantByExternalId(tx, externalId);
        await tx
          .update(merchants)
          .set({ record: { ...record, state } })
          .where(eq(merchants.id, record.id));
        return { state };
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
