import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import { makeCart, makeFinancialInfo, makeMerchant } from '@tiffin/testing';
import { checkoutNetwork, forgetTab, openCheckout } from '../test-support/checkout-in-app';

afterEach(() => {
  act(() => setFlags({}));
  forgetTab();
});

const explained = makeMerchant({
  serviceFeeDisclosure: {
    showDisclosure: true,
    popupSubtitle: 'Where the fee goes',
    popupDescription: 'It pays for support and refunds.',
  },
});
const hidden = makeMerchant({
  serviceFeeDisclosure: { ...explained.serviceFeeDisclosure, showDisclosure: false },
});
const cart = makeCart({
  financialInfo: makeFinancialInfo({ serviceChargeMicro: 1_000_000, totalPayableMicro: 13_600_000 }),
});

describe('the service fee of a checkout', () => {
  it('[CFG-10] [MER-08] [MOD-04] is explained in a dialog if the flag is on', async () => {
    setFlags({ service_fee_info_modal: true });
    checkoutNetwork({ getMerchant: () => ({ merchant: explained }), getCart: () => ({ cart }) });
    const { user } = openCheckout();
    const info = await screen.findByRole('button', { name: 'About Service fee' });
    await user.click(info);
    const dialog = within(await screen.findByRole('dialog', { name: 'Service fee' }));
    expect(dialog.getByText('Where the fee goes')).toBeVisible();
    expect(dialog.getByText('It pays for support and refunds.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(info).toHaveFocus();
  });

  it.each([
    ['the flag is off', false, explained],
    ['the restaurant discloses nothing', true, makeMerchant()],
    ['the restaurant does not disclose what it wrote', true, hidden],
  ])('[CFG-10] [MER-08] opens no dialog if %s', async (_when, isOn, merchant) => {
    setFlags({ service_fee_info_modal: isOn });
    checkoutNetwork({ getMerchant: () => ({ merchant }), getCart: () => ({ cart }) });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'About Service fee' }));
    expect(screen.getByText('Helps keep the ordering service running.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
