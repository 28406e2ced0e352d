let count = 0;

/** Returns a valid message of a host, with a new id unless `more` has one. */
export function hostSays(
  type: 'INIT' | 'TOKEN' | 'SUPPORTED_PAYMENT_METHOD' | 'PAYMENT',
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  count += 1;
  return { channel: 'tiffin-embed', version: 1, id: `message-${count}`, type, ...BODIES[type], ...more };
}

const BODIES = {
  INIT: {
    integrationType: 'building',
    supportedPaymentMethods: ['APPLE_PAY', 'IN_APP_STORED_PAYMENT'],
    storedCards: [{ token_id: 'card-1', card_brand: 'visa', card_last_four: '4242' }],
    initData: {
      session_token: 'token-1',
      user: { first_name: 'Ana', last_name: 'Oliveira', email: 'ana@northlight.example', building: 'Mercer' },
    },
  },
  TOKEN: { session_token: 'token-2' },
  SUPPORTED_PAYMENT_METHOD: { requestId: 'q1', platform: 'iOS', paymentMethod: 'APPLE_PAY' },
  PAYMENT: { requestId: 'q2', paymentToken: 'pm_1' },
} as const;
