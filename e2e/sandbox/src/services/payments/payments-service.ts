import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { StoredPaymentMethod } from '@tiffin/contracts';
import { mainApi } from '@tiffin/contracts/schemas';
import type { Database } from '../../db/open-database';
import { cards, intents } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { idempotencyKeyOf } from '../../idempotency/idempotency-key';
import { once } from '../../idempotency/once';
import { registerCall } from '../../register-call';
import type { Service } from '../service';

const PUBLISHABLE_KEY = 'pk_test_tiffin_sandbox';

/**
 * The stored cards of a person. Numbers go only to the card provider; this service has brand, last four
 * digits and expiry.
 */
export const paymentsService: Service = async (app, context) => {
  const { db, clock } = context;

  registerCall(app, context, mainApi.getPaymentMethods, async ({ principal, query }) => {
    if (query.paymentProcessor !== 'STRIPE') return { paymentMethods: [] };
    const rows = await db
      .select()
      .from(cards)
      .where(and(eq(cards.userId, principal.externalUserId), eq(cards.isStored, true)))
      .orderBy(desc(cards.createdAt), cards.id);
    return { paymentMethods: rows.map(storedOf) };
  });
  registerCall(app, context, mainApi.createSetupIntent, async ({ principal }) => {
    const id = `seti_${randomBytes(12).toString('hex')}`;
    const clientSecret = `${id}_secret_${randomBytes(12).toString('hex')}`;
    await db.insert(intents).values({
      id,
      clientSecret,
      kind: 'setup',
      externalUserId: principal.externalUserId,
      status: 'requires_payment_method',
      createdAt: clock.now(),
    });
    return { apiKey: PUBLISHABLE_KEY, clientSecret };
  });
  registerCall(app, context, mainApi.addPaymentMethod, async ({ principal, body, request }) => {
    const { externalUserId } = principal;
    const key = idempotencyKeyOf(request);
    return context.lockingTransaction((tx) =>
      once(
        tx,
        { externalUserId, call: 'addPaymentMethod', key, body, now: clock.now() },
        mainApi.addPaymentMethod.response,
        async () => ({
          answer: { paymentMethod: await keepCard(tx, externalUserId, body.setupIntentId) },
          isFinal: true,
        }),
      ),
    );
  });
  registerCall(app, context, mainApi.removePaymentMethod, async ({ principal, query }) => {
    const [gone] = await db
      .delete(cards)
      .where(
        and(
          eq(cards.id, query.paymentMethodId),
          eq(cards.userId, principal.externalUserId),
          eq(cards.isStored, true),
        ),
      )
      .returning({ id: cards.id });
    return gone ? {} : refuse(404, 'NOT_FOUND', 'PAYMENT_METHOD');
  });
};

/** Stores the card of a confirmed setup. Repeating a setup stores the same card. */
async function keepCard(
  tx: Database,
  externalUserId: string,
  setupIntentId: string,
): Promise<StoredPaymentMethod> {
  const [intent] = await tx
    .select()
    .from(intents)
    .where(
      and(
        eq(intents.id, setupIntentId),
        eq(intents.kind, 'setup'),
        eq(intents.status, 'succeeded'),
        eq(intents.externalUserId, externalUserId),
      ),
    );
  const [card] = await tx
    .update(cards)
    .set({ isStored: true })
    .where(
      and(
        eq(cards.id, intent?.cardId ?? ''),
        eq(cards.userId, externalUserId),
        // A one-time card that has paid cannot be stored.
        isNull(cards.usedAt),
      ),
    )
    .returning();
  return card ? storedOf(card) : refuse(400, 'INVALID_PARAMETER', 'setupIntentId');
}

function storedOf(card: typeof cards.$inferSelect): StoredPaymentMethod {
  const { id, brand, country, last4, expiryMonth, expiryYear } = card;
  return {
    paymentMethodIdentifier: {
      entityType: 'PAYMENT_OPTION',
      entityId: id,
      paymentProvider: 'STRIPE',
      paymentOptionType: 'CREDIT_CARD_VAULTED',
    },
    token: id,
    paymentMethodDisplayDetails: { brand, country, last4, expiryMonth, expiryYear },
  };
}
