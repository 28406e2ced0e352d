import { and, desc, eq } from 'drizzle-orm';
import type { Locale, PaymentGroup } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { cards, users } from '../../db/tables';
import { invoiceAccountOf } from '../payments/invoice-account';
import type { InvoiceAccount } from '../payments/invoice-account';

type Wanted = { readonly providers: readonly string[]; readonly locale: Locale };

/** Returns the payment methods of a person: own cards, and the account of their team if they may bill it. */
export async function paymentGroupsOf(
  db: Database,
  userId: string,
  { providers, locale }: Wanted,
): Promise<PaymentGroup[]> {
  const owned = providers.includes('STRIPE')
    ? await db
        .select()
        .from(cards)
        .where(and(eq(cards.userId, userId), eq(cards.isStored, true)))
        .orderBy(desc(cards.createdAt))
    : [];
  const personal: PaymentGroup = {
    name: locale === 'zh' ? '個人' : 'Personal',
    sourceType: 'PERSONAL',
    paymentMethods: owned.map(({ id, brand, country, last4 }) => ({
      name: `${brand} ${last4}`,
      paymentMethodIdentifier: {
        entityType: 'PAYMENT_OPTION',
        entityId: id,
        paymentProvider: 'STRIPE',
        paymentOptionType: 'CREDIT_CARD_VAULTED',
      },
      cardDisplayDetails: { brand, country, last4 },
    })),
  };
  const account = providers.includes('TIFFIN') ? await accountOf(db, userId) : undefined;
  return account ? [personal, invoiceOf(account.teamId, locale)] : [personal];
}

async function accountOf(db: Database, userId: string): Promise<InvoiceAccount | undefined> {
  const [user] = await db.select({ teamId: users.defaultTeamId }).from(users).where(eq(users.id, userId));
  return user?.teamId ? invoiceAccountOf(db, userId, user.teamId) : undefined;
}

function invoiceOf(teamId: string, locale: Locale): PaymentGroup {
  return {
    name: locale === 'zh' ? '團隊' : 'Team',
    sourceType: 'CORPORATE',
    paymentMethods: [
      {
        name: locale === 'zh' ? '團隊午餐帳戶' : 'Team lunch account',
        paymentMethodIdentifier: {
          entityType: 'ACCOUNT',
          entityId: teamId,
          paymentProvider: 'TIFFIN',
          paymentOptionType: 'INVOICE',
        },
        cardDisplayDetails: null,
      },
    ],
  };
}
