import type { NativePaymentType } from '@tiffin/contracts';
import { currencyOfCountry } from '@tiffin/domain';
import type { PaymentChoice } from './payment-choice';

type Host = {
  readonly paymentTypes: readonly NativePaymentType[];
  readonly cards: readonly { readonly tokenId: string; readonly brand: string; readonly lastFour: string }[];
};

/**
 * Returns the payment methods of the host application: its wallets by name and its stored cards. Empty in a
 * country whose currency code is unknown. No identifier holds a token of the host, because identifiers are
 * stored and compared.
 */
export function hostChoices(host: Host | null, country: string): readonly PaymentChoice[] {
  if (!host || currencyOfCountry(country) === 'DOLLAR') return [];
  const { paymentTypes, cards } = host;
  const offers = (type: NativePaymentType): boolean => paymentTypes.includes(type);
  return [
    ...(offers('APPLE_PAY') ? [walletChoice('APPLE_PAY', 'Apple Pay')] : []),
    ...(offers('GOOGLE_PAY') ? [walletChoice('GOOGLE_PAY', 'Google Pay')] : []),
    ...(offers('IN_APP_STORED_PAYMENT') ? cards.map(cardChoice) : []),
  ];
}

function walletChoice(type: 'APPLE_PAY' | 'GOOGLE_PAY', name: string): PaymentChoice {
  const identifier = identifierOf(type, type);
  return { identifier, card: null, name, fromHost: { type, cardTokenId: null } };
}

function cardChoice(card: Host['cards'][number], index: number): PaymentChoice {
  const { tokenId, brand, lastFour } = card;
  return {
    identifier: identifierOf('CREDIT_CARD_ONE_TIME', `card-${index}-${lastFour}`),
    card: { brand, last4: lastFour },
    name: '',
    fromHost: { type: 'IN_APP_STORED_PAYMENT', cardTokenId: tokenId },
  };
}

/** Returns the identifier that an order is sent with. The host adds the payment's token later. */
function identifierOf(
  paymentOptionType: PaymentChoice['identifier']['paymentOptionType'],
  name: string,
): PaymentChoice['identifier'] {
  return {
    entityType: 'PAYMENT_OPTION',
    entityId: `host:${name}`,
    paymentProvider: 'STRIPE',
    paymentOptionType,
  };
}
