import { expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@tiffin/contracts';
import { messageKeys } from '@tiffin/i18n';
import en from '../locales/en.json';
import { stateMessage } from './state-message';

it.each(ORDER_STATUSES)('[ORD-02] %s has a sentence for delivery and for pickup', (status) => {
  const sentences = messageKeys(en);
  for (const isDelivery of [true, false]) {
    expect(sentences).toContain(`${stateMessage(status, isDelivery)}.title`);
  }
});
