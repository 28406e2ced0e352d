import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Locale } from '@tiffin/contracts';
import type { SandboxContext } from '../../context';
import { cards, intents } from '../../db/tables';
import { localeOf } from '../../locale-of';
import { parse } from '../../parse';
import { registerStripeAssets } from './stripe-assets';
import { stripeError } from './stripe-refusal';
import { testCard } from './test-cards';

const secret = z.string().min(1).max(200);
const cardSchema = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2099),
  /** Client secret of the setup that the card is entered for. */
  clientSecret: secret.optional(),
});
const secretSchema = z.object({ client_secret: secret });
const confirmSchema = secretSchema.extend({ payment_method: z.string().min(1).max(100) });
const answerSchema = secretSchema.extend({ passed: z.boolean() });

/** Trying out cards has the same rate limit as paying. */
const CARDS = { config: { limit: 'money' } } as const;

type Refusal = Parameters<typeof stripeError>[0];

/**
 * Stands in for the card provider: its script, the card frame, and the calls of both. Card numbers are
 * checked and dropped; only brand, last four digits and expiry are stored. A card belongs from the start to
 * the person whose setup it is entered for, or else to the caller. It pays for nobody else, and an id alone
 * never makes a card somebody's.
 */
export async function stripeService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  await registerStripeAssets(app, context.options.allowedOrigins);

  app.post('/stripe/payment_method', CARDS, async (request, reply) => {
    const { number, expiryMonth, expiryYear, clientSecret } = parse(cardSchema, request.body);
    const known = testCard(number);
    if (!known) return refuse(reply, 'test_card_only', localeOf(request));
    const now = context.clock.now();
    if (Date.UTC(expiryYear, expiryMonth) <= now) return refuse(reply, 'expired_card', localeOf(request));
    const userId =
      clientSecret === undefined
        ? (await context.readPrincipal(request, reply)).externalUserId
        : await personOf(context, clientSecret);
    if (userId === undefined) return refuse(reply, 'unexpected_state', localeOf(request));
    const id = `pm_${randomUUID()}`;
    const last4 = number.slice(-4);
    await context.db.insert(cards).values({
      id,
      userId,
      isStored: false,
      country: 'CA',
      last4,
      expiryMonth,
      expiryYear,
      createdAt: now,
      ...known,
    });
    return { id, object: 'payment_method', type: 'card', card: { brand: known.brand, last4, country: 'CA' } };
  });

  /** Confirms that a card may be stored, for the person who entered it. */
  app.post('/stripe/confirm', CARDS, async (request, reply) => {
    const { client_secret: clientSecret, payment_method: cardId } = parse(confirmSchema, request.body);
    const userId = await personOf(context, clientSecret);
    if (userId === undefined) return refuse(reply, 'unexpected_state', localeOf(request));
    const [card] = await context.db
      .select()
      .from(cards)
      .where(and(eq(cards.id, cardId), eq(cards.userId, userId), isNull(cards.usedAt)));
    if (!card) return refuse(reply, 'resource_missing', localeOf(request));
    if (card.behaviour === 'declines') return refuse(reply, 'card_declined', localeOf(request));
    const [intent] = await context.db
      .update(intents)
      .set({ status: 'succeeded', cardId })
      .where(
        and(
          eq(intents.clientSecret, clientSecret),
          eq(intents.kind, 'setup'),
          eq(intents.status, 'requires_payment_method'),
        ),
      )
      .returning();
    return intent ? present(intent) : refuse(reply, 'unexpected_state', localeOf(request));
  });

  app.post('/stripe/intent', CARDS, async (request, reply) => {
    const { client_secret: clientSecret } = parse(secretSchema, request.body);
    const [intent] = await context.db.select().from(intents).where(eq(intents.clientSecret, clientSecret));
    return intent ? present(intent) : refuse(reply, 'resource_missing', localeOf(request));
  });

  /** Takes the person's answer to the bank's challenge. Only a payment that waits for one accepts it. */
  app.post('/stripe/challenge', CARDS, async (request, reply) => {
    const { client_secret: clientSecret, passed } = parse(answerSchema, request.body);
    const [intent] = await context.db
      .update(intents)
      .set({ status: passed ? 'requires_confirmation' : 'requires_payment_method' })
      .where(and(eq(intents.clientSecret, clientSecret), inArray(intents.status, ['requires_action'])))
      .returning();
    if (!intent) return refuse(reply, 'unexpected_state', localeOf(request));
    return passed
      ? present(intent)
      : refuse(reply, 'payment_intent_authentication_failure', localeOf(request));
  });
}

/** Returns the person whose setup waits for a card under a client secret. */
async function personOf({ db }: SandboxContext, clientSecret: string): Promise<string | undefined> {
  const [setup] = await db
    .select({ externalUserId: intents.externalUserId })
    .from(intents)
    .where(
      and(
        eq(intents.clientSecret, clientSecret),
        eq(intents.kind, 'setup'),
        eq(intents.status, 'requires_payment_method'),
      ),
    );
  return setup?.externalUserId;
}

function refuse(reply: FastifyReply, code: Refusal, locale: Locale): FastifyReply {
  return reply.code(402).send({ error: stripeError(code, locale) });
}

function present(intent: typeof intents.$inferSelect) {
  return {
    id: intent.id,
    object: intent.kind === 'setup' ? 'setup_intent' : 'payment_intent',
    status: intent.status,
    payment_method: intent.cardId,
    client_secret: intent.clientSecret,
  };
}
