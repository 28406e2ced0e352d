import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import type { MenuItem } from '@tiffin/contracts';
import { makeMenuItem, renderInApp } from '@tiffin/testing';
import { ItemFacts } from './item-facts';

afterEach(() => setFlags({}));

const show = (item: Partial<MenuItem>, phoneNumber = '+1 416 555 0100') =>
  renderInApp(<ItemFacts item={makeMenuItem(item)} phoneNumber={phoneNumber} />);

it('names the allergens that a dish declares', () => {
  show({ allergenText: 'Milk, wheat' });
  expect(screen.getByText('Milk, wheat')).toBeVisible();
  expect(screen.queryByText(/not declared/)).toBeNull();
});

it.each([undefined, '', ' '])(
  'says that a dish with the allergen text %j declares none, and whom to call',
  (text) => {
    show(text === undefined ? {} : { allergenText: text });
    expect(screen.getByText(/^Allergens not declared: ask the restaurant\./)).toBeVisible();
    expect(screen.getByRole('link', { name: '+1 416 555 0100' })).toHaveAttribute('href', 'tel:+14165550100');
  },
);

it('offers no call to a restaurant without a phone number', () => {
  show({}, '');
  expect(screen.getByText('Allergens not declared: ask the restaurant.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['with the flag', true, 1640, '1,640 kcal'],
  ['not without the flag', false, 1640, undefined],
  ['not where the service has none', true, undefined, undefined],
] as const)('[CFG-10] shows calories: %s', (_when, isOn, calories, text) => {
  setFlags({ calorie_display: isOn });
  show(calories === undefined ? {} : { calories });
  expect(screen.queryByText(/kcal/)?.textContent).toBe(text);
});
