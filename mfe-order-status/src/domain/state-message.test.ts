import { expect, it } from '@jest/globals';
import { MERCHANT_FULFILLMENT_TYPES, ORDER_STATUSES } from '@tiffin/contracts';
import { messageKeys } from '@tiffin/i18n';
import en from '../locales/en.json';
import { stateMessage } from './state-message';

it.each(ORDER_STATUSES)('[ORD-02] %s has a title and a sentence for every fulfillment type', (status) => {
  const sentences = messageKeys(en);
  for (const type of MERCHANT_FULFILLMENT_TYPES) {
    expect(sentences).toContain(`${stateMessage(status, type)}.title`);
    expect(sentences).toContain(`${stateMessage(status, type)}.note`);
  }
});
