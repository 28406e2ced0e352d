import { expect, it } from '@jest/globals';
import { persistedParameters } from './persisted-parameters';

it.each([
  ['', ''],
  ['?room=4&item=dal&table=', 'room=4&table='],
  ['?invite_id=x&lang=zh&share=1&q=dal', 'lang=zh'],
  ['?room=4&room=5', 'room=4'],
  ['?expressLocalTest=1&item=dal', 'expressLocalTest=1'],
  ['?suppressOrderBar=true&hidePickup=true&item=dal', 'hidePickup=true&suppressOrderBar=true'],
  ['?embed=hqo&promo=ny&backUrl=%2Fx', 'embed=hqo&promo=ny&backUrl=%2Fx'],
  [`?room=${'4'.repeat(2001)}&table=2`, 'table=2'],
])('[RTE-03] the query %j keeps %j on every screen', (search, kept) => {
  expect(persistedParameters(search).toString()).toBe(kept);
});
