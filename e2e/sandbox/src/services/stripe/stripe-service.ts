import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
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

const cardSchema = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int().min(2000).max(2099),
});
const secretSchema = z.object({ client_secret: z.string().min(1).max(200) });
const confirmSchema = secretSchema.extend({ payment_method: z.string().min(1).max(100) });
const answerSchema = secretSchema.extend({ passed: z.boolean() });

/** Whoever tries out cards is as slow as whoever pays. */
const CARDS = { config: { limit: 'money' } } as const;

type Refusal = Parameters<typeof stripeError>[0];

/**
 * Stands for the card provider: its script, the frame that takes the card, and the calls that these two make.
 * Card numbers are looked at and forgotten; only brand, last four digits and expiry are kept.
 */
export async function stripeService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  await registerStripeAssets(app, context.options.allowedOrigins);

  app.post('/stripe/payment_method', CARDS, async (request, reply) => {
    const { number, expiryMonth, expiryYear } = parse(cardSchema, request.body);
    const known = testCard(number);
    if (!known) return refuse(reply, 'test_card_only', localeOf(request));
    const now = context.clock.now();
    if (Date.UTC(expiryYear, expiryMonth) <= now) return refuse(reply, 'expired_card', localeOf(request));
    const id = `pm_${randomUUID()}`;
    const last4 = number.slice(-4);
    await context.db
      .insert(cards)
      .values({ id, userId: null, country: 'CA', last4, expiryMonth, expiryYear, createdAt: now, ...known });
    return { id, object: 'payment_method', type: 'card', card: { brand: known.brand, last4, country: 'CA' } };
  });

  /** Confirms that a card may be stored. */
  app.post('/stripe/confirm', CARDS, async (request, reply) => {
    const { client_secret: secret, payment_method: cardId } = parse(confirmSchema, request.body);
    const [card] = await context.db.select().from(cards).where(eq(cards.id, cardId));
    if (!card) return refuse(reply, 'resource_missing', localeOf(request));
    if (card.behaviour === 'declines') return refuse(reply, 'card_declined', localeOf(request));
    const [intent] = await context.db
      .update(intents)
      .set({ status: 'succeeded', cardId })
      .where(
        and(
          eq(intents.clientSecret, secret),
          eq(intents.kind, 'setup'),
          eq(intents.status, 'requires_payment_method'),
        ),
      )
      .returning();
    return intent ? present(intent) : refuse(reply, 'unexpected_state', localeOf(request));
  });

  app.post('/stripe/intent', CARDS, async (request, reply) => {
    const { client_secret: secret } = parse(secretSchema, request.body);
    const [intent] = await context.db.select().from(intents).where(eq(intents.clientSecret, secret));
    return intent ? present(intent) : refuse(reply, 'resource_missing', localeOf(request));
  });

  /** The person's answer to the bank: only a payment that waits for it takes one. */
  app.post('/stripe/challenge', CARDS, async (request, reply) => {
    const { client_secret: secret, passed } = parse(answerSchema, request.body);
    const [intent] = await context.db
      .update(intents)
      .set({ status: passed ? 'requires_confirmation' : 'requires_payment_method' })
      .where(and(eq(intents.clientSecret, secret), inArray(intents.status, ['requires_action'])))
      .returning();
    if (!intent) return refuse(reply, 'unexpected_state', localeOf(request));
    return passed
      ? present(intent)
      : refuse(reply, 'payment_intent_authentication_failure', localeOf(request));
  });
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
