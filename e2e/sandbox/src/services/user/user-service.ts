import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { DeliveryAddress } from '@tiffin/contracts';
import { mainApi, userGateway } from '@tiffin/contracts/schemas';
import { deliveryAddresses, users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { once } from '../../idempotency/once';
import { GUEST_COOKIES } from '../../principal';
import { registerCall } from '../../register-call';
import type { Service } from '../service';
import { giveRewards } from '../orders/give-rewards';
import { previewRedemption, redeemPoints } from './redeem-points';

type AddressRow = typeof deliveryAddresses.$inferSelect;

/** The person, their addresses and points. */
export const userService: Service = async (app, context) => {
  const { db, clock } = context;

  registerCall(app, context, mainApi.getUser, async ({ principal }) => {
    await giveRewards(context, principal.externalUserId);
    const [user] = await db.select().from(users).where(eq(users.id, principal.externalUserId));
    if (!user) return { user: null };
    const { id, email, firstName, lastName, points, creditMap, defaultTeamId } = user;
    return {
      user: {
        externalUserId: id,
        externalId: id,
        email,
        firstName,
        lastName,
        points,
        teamInfo: { defaultTeamId },
        creditMap,
      },
    };
  });
  registerCall(app, context, mainApi.getCookies, async ({ request }): Promise<Record<string, string>> =>
    Object.fromEntries(GUEST_COOKIES.filter((name) => request.cookies[name]).map((name) => [name, 'set'])),
  );
  registerCall(app, context, mainApi.getDeliveryAddresses, async ({ principal }) => {
    const rows = await db
      .select()
      .from(deliveryAddresses)
      .where(eq(deliveryAddresses.userId, principal.externalUserId))
      .orderBy(desc(deliveryAddresses.lastUsedAt), desc(deliveryAddresses.createdAt));
    return { deliveryAddresses: rows.map(addressOf) };
  });
  registerCall(app, context, mainApi.addDeliveryAddress, async ({ principal, body }) => {
    const now = clock.now();
    const row = {
      id: randomUUID(),
      userId: principal.externalUserId,
      detail: body.address,
      createdAt: now,
      lastUsedAt: now,
    };
    await db.insert(deliveryAddresses).values(row);
    return { deliveryAddress: addressOf(row) };
  });
  registerCall(app, context, mainApi.removeDeliveryAddress, async ({ principal, param }) => {
    const [gone] = await db
      .delete(deliveryAddresses)
      .where(
        and(eq(deliveryAddresses.id, param('id')), eq(deliveryAddresses.userId, principal.externalUserId)),
      )
      .returning({ id: deliveryAddresses.id });
    return gone ? {} : refuse(404, 'NOT_FOUND', 'DELIVERY_ADDRESS');
  });
  registerCall(app, context, userGateway.previewPointsRedemption, async ({ param, principal, query }) => {
    if (param('externalUserId') !== principal.externalUserId) refuse(403, 'FORBIDDEN');
    await giveRewards(context, principal.externalUserId);
    return previewRedemption(db, principal.externalUserId, query);
  });
  registerCall(app, context, userGateway.redeemPoints, async ({ param, principal, query, request }) => {
    const { externalUserId } = principal;
    if (param('externalUserId') !== externalUserId) refuse(403, 'FORBIDDEN');
    const key = idempotencyKeyOf(request);
    await giveRewards(context, externalUserId);
    return context.lockingTransaction((tx) =>
      once(
        tx,
        { externalUserId, call: 'redeemPoints', key, body: query, now: clock.now() },
        userGateway.redeemPoints.response,
        async () => ({ answer: await redeemPoints(tx, externalUserId, query), isFinal: true }),
      ),
    );
  });
};

function addressOf(row: AddressRow): DeliveryAddress {
  const { addressLine1, addressLine2, city, postalCode } = row.detail.userDeliveryAddressExtraInfoDetail;
  return {
    deliveryAddressId: row.id,
    address: [addressLine1, addressLine2, city, postalCode].filter(Boolean).join(', '),
    lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
    deliveryAddressDetail: row.detail,
  };
}
