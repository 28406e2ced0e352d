import type { NativeBridge } from '../native-line';
import { answerAsHost, TEST_PAYMENT } from './answer-as-host';
import type { AnswerTo } from './answer-as-host';

/** Specification 9, both unchanged: what the bridge offers, and how its wallet names itself. */
const PAYMENT_METHOD = 'GOOGLE_PAY';
const WALLET_TYPE = 'APPLE_PAY';

/**
 * Stands in for an Android application (never in production): nobody is signed in, one wallet, which pays at
 * once.
 */
export function mockAndroidBridge(receive: (text: string) => void): NativeBridge {
  return {
    postMessage: (text) => {
      const answer = answerAsHost(text, answerTo);
      if (answer !== undefined) setTimeout(() => receive(answer));
    },
  };
}

const answerTo: AnswerTo = (type, requestId) => {
  switch (type) {
    case 'HELLO':
      return {
        type: 'INIT',
        integrationType: 'android',
        supportedPaymentMethods: [],
        storedCards: [],
        initData: null,
      };
    case 'SUPPORTED_PAYMENT_METHOD':
      return { type, requestId, platform: 'Android', paymentMethod: PAYMENT_METHOD };
    case 'PAYMENT':
      return { type, requestId, paymentToken: TEST_PAYMENT, walletType: WALLET_TYPE };
    default:
      return undefined;
  }
};
