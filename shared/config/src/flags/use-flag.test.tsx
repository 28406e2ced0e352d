import { afterEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { isFlagOn, onFlagsChanged, setFlags } from './current-flags';
import { FLAG_DEFAULTS } from './flag-defaults';
import { useFlag } from './use-flag';

afterEach(() => setFlags({}));

it('[CFG-04] uses the defaults of the specification', () => {
  expect(FLAG_DEFAULTS).toEqual({
    auth_provider_google: true,
    auth_provider_facebook: true,
    auth_provider_email: true,
    auth_provider_apple: true,
    auth_provider_phone: true,
    group_order_payment_groups: true,
    mobile_menu_checkout: true,
    rw_enable_sift: false,
    calorie_display: false,
    option_quantity: false,
    quick_reorder: false,
    dine_in_toggle: false,
    service_fee_info_modal: false,
    download_app: false,
    local_selections: false,
  });
});

it.each(['google', 'facebook', 'email', 'apple', 'phone'] as const)(
  '[AUT-13] the auth provider %s is on by default',
  (provider) => {
    expect(isFlagOn(`auth_provider_${provider}`)).toBe(true);
  },
);

function Calories(): ReactElement {
  return <p>{useFlag('calorie_display') ? '640 kcal' : 'no calories'}</p>;
}

it('[API-08] shows a change of a flag at once, and its default when the service stops naming it', () => {
  render(<Calories />);
  expect(screen.getByText('no calories')).toBeVisible();
  act(() => setFlags({ calorie_display: true }));
  expect(screen.getByText('640 kcal')).toBeVisible();
  act(() => setFlags({}));
  expect(screen.getByText('no calories')).toBeVisible();
});

it('does not notify a listener that unsubscribed', () => {
  let heard = 0;
  const undo = onFlagsChanged(() => (heard += 1));
  setFlags({ download_app: true });
  undo();
  setFlags({});
  expect(heard).toBe(1);
});
