/** Returns the host's first message: who is signed in (nobody without a token), and its payment methods. */
export function initOf(token: string, email: string): object {
  const [name = ''] = email.split(/[.@]/);
  return {
    integrationType: 'building',
    supportedPaymentMethods: ['GOOGLE_PAY', 'IN_APP_STORED_PAYMENT'],
    storedCards: [{ token_id: 'host-card-1', card_brand: 'mastercard', card_last_four: '4444' }],
    initData:
      token === ''
        ? null
        : {
            session_token: token,
            user: { first_name: name, last_name: '', email, building: 'Mercer Tower' },
          },
  };
}
