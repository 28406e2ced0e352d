import type {
  DeliveryAddress,
  PaymentGroup,
  StoredPaymentMethod,
  User,
  UserDeliveryAddressDetail,
} from '@tiffin/contracts';

/** Returns Ana, with 3200 points. */
export function makeUser(overrides: Partial<User> = {}): User {
  return {
    externalUserId: 'user-ana',
    externalId: 'user-ana',
    email: 'ana@northlight.example',
    firstName: 'Ana',
    lastName: 'Oliveira',
    points: 3200,
    teamInfo: { defaultTeamId: null },
    creditMap: {},
    ...overrides,
  };
}

/** Returns an address in Vancouver. */
export function makeAddressDetail(
  overrides: Partial<UserDeliveryAddressDetail> = {},
): UserDeliveryAddressDetail {
  return {
    lat: 49.2827,
    lng: -123.1207,
    userDeliveryAddressExtraInfoDetail: {
      addressLine1: '200 Granville Street',
      addressLine2: '',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6C 1S4',
      country: 'CA',
    },
    ...overrides,
  };
}

/** Returns a saved address. */
export function makeDeliveryAddress(overrides: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    deliveryAddressId: 'address-1',
    address: '200 Granville Street, Vancouver, BC V6C 1S4',
    lastUsedAt: null,
    createdAt: '2026-10-01T12:00:00.000Z',
    deliveryAddressDetail: makeAddressDetail(),
    ...overrides,
  };
}

/** Returns a stored card ending in 4242. */
export function makeStoredPaymentMethod(overrides: Partial<StoredPaymentMethod> = {}): StoredPaymentMethod {
  return {
    paymentMethodIdentifier: {
      entityType: 'PAYMENT_OPTION',
      entityId: 'card-1',
      paymentProvider: 'STRIPE',
      paymentOptionType: 'CREDIT_CARD_VAULTED',
    },
    token: 'pm_1',
    paymentMethodDisplayDetails: {
      brand: 'visa',
      country: 'CA',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2030,
    },
    ...overrides,
  };
}

/** Returns the person's own cards. */
export function makePaymentGroup(overrides: Partial<PaymentGroup> = {}): PaymentGroup {
  return {
    name: 'Personal',
    sourceType: 'PERSONAL',
    paymentMethods: [
      {
        name: 'Visa 4242',
        paymentMethodIdentifier: makeStoredPaymentMethod().paymentMethodIdentifier,
        cardDisplayDetails: { brand: 'visa', country: 'CA', last4: '4242' },
      },
    ],
    ...overrides,
  };
}
