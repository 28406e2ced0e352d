import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setConfig } from '@tiffin/config';
import { testConfig } from '@tiffin/testing';
import { checkoutNetwork, nextButton, openCheckout } from '../test-support/checkout-in-app';

const organization = {
  organizationId: 'org-1',
  isOrg: true,
  hasStickyPlaceOrder: true,
  isBuildingPlatform: false,
};

const openAt = async (given: typeof organization | null) => {
  checkoutNetwork();
  openCheckout();
  setConfig({ ...testConfig, organization: given });
  return nextButton(/Review order/);
};

it.each([
  ['the special organisation', organization, true],
  ['another organisation', { ...organization, hasStickyPlaceOrder: false }, false],
  ['nobody in particular', null, false],
])(
  '[AUT-10] [CHK-16] at %s the button of the next step stays on the screen: %j',
  async (_who, given, stays) => {
    await openAt(given);
    const buttons = screen.getAllByRole('button', { name: /Review order/ });
    const isSticky = (button: HTMLElement) =>
      button.closest('[data-cart-bar]') !== null ||
      (button.parentElement !== null && getComputedStyle(button.parentElement).position === 'sticky');
    expect(buttons.map(isSticky)).toEqual(stays ? [true, true] : [false]);
    expect(screen.queryByRole('region', { name: 'Next step' }) !== null).toBe(stays);
  },
);
