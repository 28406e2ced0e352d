import type { Locale, Order, OrderIdentifierType } from '@tiffin/contracts';
import { mainApi } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import type { Database } from '../../db/open-database';
import { refuse } from '../../errors/refuse';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import type { Principal } from '../../principal';
import { registerCall } from '../../register-call';
import { repeatRounds } from '../../repeat-rounds';
import { merchantById } from '../content/find-merchant';
import type { Service } from '../service';
import { callerFor } from './caller-for';
import { cancelOrder } from './cancel-order';
import { continueOrder } from './continue-order';
import { deliveryStatusOf } from './delivery-status-of';
import { emailReceipt } from './email-receipt';
import { findOrder } from './find-order';
import { tellLateOrders } from './letters/tell-late-orders';
import { mayChange, readerOf } from './order-readers';
import type { OrderReader } from './order-readers';
import { placeOrder } from './place-order';
import { presentOrder } from './present-order';
import { rateOrder, ratingFor } from './rate-order';
import { reorderItems } from './reorder-items';
import type { OrderRow } from './order-row';

/** Orders: placing, reading by id or token, cancelling, following. */
export const ordersService: Service = async (app, context) => {
  const { db, clock } = context;

  registerCall(app, context, mainApi.placeOrder, async ({ principal, body, request, locale }) =>
    placeOrder(context, {
      call: 'placeOrder',
      externalUserId: principal.externalUserId,
      idempotencyKey: idempotencyKeyOf(request),
      ip: request.ip,
      input: body,
      guestProfile: null,
      locale,
    }),
  );
  registerCall(app, context, mainApi.placeGuestOrder, async ({ principal, body, request, locale }) =>
    placeOrder(context, {
      call: 'placeGuestOrder',
      externalUserId: principal.externalUserId,
      idempotencyKey: idempotencyKeyOf(request),
      ip: request.ip,
      input: body,
      // The cookie says who owns a guest's order.
      guestProfile: { ...body.guestProfile, externalId: null },
      locale,
    }),
  );

  registerCall(app, context, mainApi.getOrder, async ({ param, principal, locale }) => ({
    order: await read(context, param('id'), 'ID', principal, locale),
  }));
  registerCall(app, context, mainApi.getOrderByToken, async ({ param, principal, locale }) => ({
    order: await read(context, param('token'), 'TOKEN', principal, locale),
  }));
  registerCall(app, context, mainApi.getGuestOrder, async ({ param, locale }) => ({
    order: await read(context, param('id'), 'GUEST_TOKEN', null, locale),
  }));
  registerCall(app, context, mainApi.continueOrder, async ({ param, principal, locale }) => ({
    order: await change(context, param('id'), 'ID', principal, locale, continueOrder),
  }));
  registerCall(app, context, mainApi.continueOrderByToken, async ({ param, principal, locale }) => {
    const token = param('token');
    const { guestOrderToken } = await findOrder(db, token, 'TOKEN', principal);
    if (token === guestOrderToken) refuse(400, 'CONTINUE_NOT_SUPPORTED');
    return { order: await change(context, token, 'TOKEN', principal, locale, continueOrder) };
  });

  registerCall(app, context, mainApi.cancelOrder, async ({ param, principal, locale }) => ({
    order: await change(context, param('id'), 'ID', principal, locale, cancelOrder),
  }));
  registerCall(app, context, mainApi.cancelOrderByToken, async ({ param, principal, locale }) => ({
    order: await change(context, param('token'), 'TOKEN', principal, locale, cancelOrder),
  }));
  registerCall(app, context, mainApi.cancelGuestOrder, async ({ param, locale }) => ({
    order: await change(context, param('id'), 'GUEST_TOKEN', null, locale, cancelOrder),
  }));

  registerCall(
    app,
    context,
    mainApi.getDeliveryStatus,
    async ({ query, principal, request, reply, locale }) => {
      const caller = await callerFor(context, query, { principal, request, reply });
      const { row, reader } = await find(context, query.orderIdentifier, query.orderIdentifierType, caller);
      return deliveryStatusOf(db, row, { now: clock.now(), locale, reader });
    },
  );
  registerCall(app, context, mainApi.getOrderRating, async ({ query, principal, request, reply }) => {
    const caller = await callerFor(context, query, { principal, request, reply });
    const { row, reader } = await find(context, query.orderIdentifier, query.orderIdentifierType, caller);
    return ratingFor(row, reader, clock.now());
  });
  registerCall(app, context, mainApi.rateOrder, async ({ query, body, principal, request, reply }) => {
    const caller = await callerFor(context, query, { principal, request, reply });
    return context.transaction(async (tx) => {
      const row = await findOrder(tx, query.orderIdentifier, query.orderIdentifierType, caller);
      const reader = readerOf(row, query.orderIdentifier, caller);
      if (!mayChange(reader)) refuse(403, 'FORBIDDEN', 'NOT_PAYER');
      const now = clock.now();
      return ratingFor(await rateOrder(tx, row, body, now), reader, now);
    });
  });
  registerCall(app, context, mainApi.emailReceipt, async ({ query, principal, request, reply, locale }) => {
    const caller = await callerFor(context, query, { principal, request, reply });
    return context.transaction(async (tx) => {
      const row = await findOrder(tx, query.orderIdentifier, query.orderIdentifierType, caller);
      if (!mayChange(readerOf(row, query.orderIdentifier, caller))) refuse(403, 'FORBIDDEN', 'NOT_PAYER');
      return emailReceipt(tx, context, row, locale);
    });
  });

  registerCall(app, context, mainApi.getReorder, async ({ principal, query, locale }) => ({
    reorderItems: await reorderItems(db, principal.externalUserId, {
      merchantId: null,
      from: query,
      presentation: { now: clock.now(), locale, publicUrl: context.options.publicUrl },
    }),
  }));
  registerCall(app, context, mainApi.getMerchantReorder, async ({ principal, param, locale }) => {
    const { id: merchantId } = await merchantById(db, param('merchantId'));
    return {
      reorderItems: await reorderItems(db, principal.externalUserId, {
        merchantId,
        from: null,
        presentation: { now: clock.now(), locale, publicUrl: context.options.publicUrl },
      }),
    };
  });

  const logError = (error: unknown): void => app.log.error({ err: error }, 'late orders');
  repeatRounds(app, context, () => tellLateOrders(context, logError), logError);
};

async function read(
  context: SandboxContext,
  identifier: string,
  type: OrderIdentifierType,
  principal: Principal | null,
  locale: Locale,
): Promise<Order> {
  return present(context, await find(context, identifier, type, principal), locale);
}

type Found = { readonly row: OrderRow; readonly reader: OrderReader };

async function find(
  { db }: SandboxContext,
  identifier: string,
  type: OrderIdentifierType,
  principal: Principal | null,
): Promise<Found> {
  const row = await findOrder(db, identifier, type, principal);
  return { row, reader: readerOf(row, identifier, principal) };
}

async function present(
  { db, clock, options }: SandboxContext,
  { row, reader }: Found,
  locale: Locale,
): Promise<Order> {
  return presentOrder(db, row, { now: clock.now(), locale, publicUrl: options.publicUrl }, reader);
}

/**
 * Changes an order for its payer: by id, by the guest's token, or by the order's token and their own sign-in.
 */
async function change(
  context: SandboxContext,
  identifier: string,
  type: OrderIdentifierType,
  principal: Principal | null,
  locale: Locale,
  work: (tx: Database, context: SandboxContext, row: OrderRow, now: number) => Promise<OrderRow>,
): Promise<Order> {
  const { transaction, clock, options } = context;
  return transaction(async (tx) => {
    const row = await findOrder(tx, identifier, type, principal);
    // Not before the row: a change that was committed meanwhile would still lie ahead.
    const now = clock.now();
    const reader = readerOf(row, identifier, principal);
    if (!mayChange(reader)) refuse(403, 'FORBIDDEN', 'NOT_PAYER');
    const changed = await work(tx, context, row, now);
    return presentOrder(tx, changed, { now, locale, publicUrl: options.publicUrl }, reader);
  });
}
