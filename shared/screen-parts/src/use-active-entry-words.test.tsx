import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createI18n, I18nProvider } from '@tiffin/i18n';
import { makeActiveCart, makeActiveFulfillment, makeActiveOrder } from '@tiffin/testing';
import { useActiveEntryWords } from './use-active-entry-words';

const merchant = 'Lucknow Lunch Home, Gastown';
const group = makeActiveFulfillment();
const details = group.fulfillmentDetails;

it.each([
  [makeActiveCart(), `Your cart at ${merchant}`, '2 items · $24.00'],
  [makeActiveCart({ itemCount: 1 }), `Your cart at ${merchant}`, '1 item · $24.00'],
  [makeActiveOrder(), `Your order from ${merchant}`, 'Expected at 12:25'],
  [makeActiveOrder({ readyTime: null }), `Your order from ${merchant}`, 'Track your order'],
  [group, 'Ana’s group order', `${merchant} · closes at 11:30`],
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
  expect(words.note).toBe(note);
});
