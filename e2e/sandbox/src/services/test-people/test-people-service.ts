import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../context';
import { cards, deliveryAddresses, orders, users } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerControl } from '../../register-control';
import { hashPassword } from '../sso/passwords';
import { mintToken } from './mint-token';

const personSchema = z.object({
  /** The subject of the person's tokens, if an external provider signs people in. */
  externalUserId: z.string().min(1).max(200).optional(),
  email: z.email().toLowerCase(),
  password: z.string().min(1).max(200),
  firstName: z.string().min(1).max(80),
  lastName: z.string().max(80).default(''),
  points: z.int().min(0).default(0),
  withAddress: z.boolean().default(false),
  cards: z.array(z.enum(['visa', 'challenge'])).default([]),
});

const tokenSchema = z.object({
  /** The person, by id or by e-mail address. */
  externalUserId: z.string().min(1).max(200).optional(),
  email: z.email().toLowerCase().optional(),
  audience: z.string().min(1).max(200).default('account'),
  expiresInSeconds: z.int().min(-86_400).max(86_400).default(300),
});

const CARDS = {
  visa: { brand: 'visa', last4: '4242', behaviour: 'passes' },
  challenge: { brand: 'visa', last4: '3184', behaviour: 'challenges' },
} as const;

/** Near the flagship merchants of Toronto. */
const MERCER_STREET = {
  lat: 43.6455,
  lng: -79.3901,
  userDeliveryAddressExtraInfoDetail: {
    addressLine1: '12 Mercer Street',
    addressLine2: '7th floor',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 1H3',
    country: 'CA',
  },
};

/** Creates people with what a test needs, and lists their orders. Not part of the product. */
export async function testPeopleService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const idOf = async (email: string): Promise<string> => {
    const [person] = await context.db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return person?.id ?? refuse(404, 'NOT_FOUND', 'user');
  };
  registerControl(app, 'POST', '/sandbox/users', personSchema, async (person) => {
    const id = person.externalUserId ?? randomUUID();
    const createdAt = context.clock.now();
    const passwordHash = await hashPassword(person.password);
    const { email, firstName, lastName, points } = person;
    await context.transaction(async (tx) => {
      await tx.insert(users).values({ id, email, passwordHash, firstName, lastName, points, createdAt });
      if (person.withAddress)
        await tx
          .insert(deliveryAddresses)
          .values({ id: randomUUID(), userId: id, detail: MERCER_STREET, createdAt, lastUsedAt: createdAt });
      for (const card of person.cards)
        await tx.insert(cards).values({
          id: `pm_${randomUUID()}`,
          userId: id,
          country: 'CA',
          expiryMonth: 12,
          expiryYear: 2034,
          createdAt,
          ...CARDS[card],
        });
    });
    return { externalUserId: id };
  });

  registerControl(app, 'POST', '/sandbox/tokens', tokenSchema, async ({ email = '', ...wish }) => {
    const externalUserId = wish.externalUserId ?? (await idOf(email));
    return { access_token: await mintToken(context, { ...wish, externalUserId }) };
  });

  registerControl(app, 'GET', '/sandbox/users/:email/orders', z.unknown(), async (_body, { email = '' }) => {
    const externalUserId = await idOf(email.toLowerCase());
    const rows = await context.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.externalUserId, externalUserId));
    return { orderIds: rows.map(({ id }) => id) };
  });
}
