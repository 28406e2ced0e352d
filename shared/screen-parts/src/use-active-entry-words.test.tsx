import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createI18n, I18nProvider } from '@tiffin/i18n';
import { makeActiveCart, makeActiveFulfillment, makeActiveOrder } from '@tiffin/testing';
import { useActiveEntryWords } from './use-active-entry-words';

const merchant = 'Lucknow Lunch Home, Gastown';
const order = `Your order from ${merchant}`;
/** Years from now, so that no order is late. */
const range = { from: '2099-11-22T20:25:00.000Z', to: '2099-11-22T20:30:00.000Z' };
const pastRange = { from: '2026-11-22T20:25:00.000Z', to: '2026-11-22T20:30:00.000Z' };
const group = makeActiveFulfillment();
const details = group.fulfillmentDetails;

it.each([
  [makeActiveCart(), `Your cart at ${merchant}`, '2 items · $24.00'],
  [makeActiveCart({ itemCount: 1 }), `Your cart at ${merchant}`, '1 item · $24.00'],
  [makeActiveOrder({ readyTime: range.from }), order, /^Ready (Sun 22 Nov )?12:25( Los Angeles time)?$/],
  [makeActiveOrder({ promisedTimeRange: pastRange }), order, 'Track your order'],
  [
    makeActiveOrder({ promisedTimeRange: range }),
    order,
    /^Ready (Sun 22 Nov )?12:25–12:30( Los Angeles time)?$/,
  ],
  [
    makeActiveOrder({ promisedTimeRange: range, fulfillmentType: 'DELIVERY' }),
    order,
    /^Arriving (Sun 22 Nov )?12:25–12:30( Los Angeles time)?$/,
  ],
  [makeActiveOrder({ fulfillmentType: 'DELIVERY' }), order, 'Track your order'],
  [makeActiveOrder({ readyTime: null }), order, 'Track your order'],
  [makeActiveOrder({ orderStatus: 'RECEIVED' }), order, 'Picked up'],
  [makeActiveOrder({ orderStatus: 'RECEIVED', fulfillmentType: 'DINE_IN' }), order, 'Served'],
  [makeActiveOrder({ orderStatus: 'COURIER_DROPPED_OFF', fulfillmentType: 'DELIVERY' }), order, 'Delivered'],
  [makeActiveOrder({ orderStatus: 'CANCELLED' }), order, 'Cancelled'],
  [makeActiveOrder({ orderStatus: 'REJECTED' }), order, 'Not accepted by the restaurant'],
  [group, 'Ana’s group order', /^Lucknow Lunch Home, Gastown · closes at 11:30( Los Angeles time)?$/],
  [
    { ...group, fulfillmentDetails: { ...details, isCurrentUserAdmin: true, orderByTime: null } },
    'Your group order',
    merchant,
  ],
])('describes %j', (entry, title, note) => {
  const { result } = renderHook(() => useActiveEntryWords(), {
    wrapper: ({ children }) => <I18nProvider i18n={createI18n('en')}>{children}</I18nProvider>,
  });
  const words = result.current(entry);
  expect(words.title).toBe(title);
  if (typeof note === 'string') expect(words.note).toBe(note);
  else expect(words.note).toMatch(note);
});

it('[ORD-12] names the merchant’s time zone if the reader’s clock differs', () => {
  const here = makeActiveOrder({ promisedTimeRange: range });
  const { result } = renderHook(() => useActiveEntryWords(), {
    wrapper: ({ children }) => <I18nProvider i18n={createI18n('en')}>{children}</I18nProvider>,
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const inZone = (zone: string) => ({ ...here, merchant: { ...here.merchant, timeZone: zone } });
  expect(result.current(inZone('Asia/Kathmandu')).note).toMatch(/02:10–02:15 Kathmandu time$/);
  expect(result.current(inZone(timeZone)).note).not.toMatch(/time$/);
});
