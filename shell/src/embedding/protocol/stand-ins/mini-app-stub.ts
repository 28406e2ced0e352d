import type { NativeBridge } from '../native-line';
import { answerAsHost, TEST_PAYMENT } from './answer-as-host';
import type { AnswerTo } from './answer-as-host';

/** Specification 9: the stub answers with the delay of a real application. */
const ANSWERS_AFTER_MS = 1000;

/** Stands in for a mini-app's host (never in production): nobody is signed in, one stored card. */
export function miniAppStub(receive: (text: string) => void): NativeBridge {
  return {
    postMessage: (text) => {
      const answer = answerAsHost(text, answerTo);
      if (answer !== undefined) setTimeout(() => receive(answer), ANSWERS_AFTER_MS);
    },
  };
}

const answerTo: AnswerTo = (type, requestId) => {
  switch (type) {
    case 'HELLO':
      return {
        type: 'INIT',
        integrationType: 'mini-app',
        supportedPaymentMethods: ['IN_APP_STORED_PAYMENT'],
        storedCards: [{ token_id: 'stub-card', card_brand: 'visa', card_last_four: '4242' }],
        initData: null,
      };
    case 'SUPPORTED_PAYMENT_METHOD':
      return { type, requestId, platform: 'iOS', paymentMethod: 'IN_APP_STORED_PAYMENT' };
    case 'PAYMENT':
      return { type, requestId, paymentToken: TEST_PAYMENT };
    default:
      return undefined;
  }
};
