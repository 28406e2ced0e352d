import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { makeAddressDetail, makeCart, makeDeliveryAddress, makeMerchant, refuseWith } from '@tiffin/testing';
import { checkoutNetwork, checkoutPath, forgetTab, openCheckout } from '../test-support/checkout-in-app';

afterEach(forgetTab);

const fact = (name: RegExp) => screen.findByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('how, where and when the order comes', () => {
  it('changes the time in the checkout, and the focus returns to it', async () => {
    const slots = makeMerchant().scheduledOrderTimeSlots;
    expect(slots.length).toBeGreaterThan(0);
    const calls = checkoutNetwork({
      putCartScheduledForTime: ({ body }) => ({ cart: makeCart(Object(body)) }),
    });
    const app = openCheckout();
    await app.user.click(await fact(/^As soon as possible.*Change$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pickup time' }));
    const [first] = dialog.getAllByRole('radio');
    if (first) await app.user.click(first);
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(calls.callsOf('putCartScheduledForTime')).toHaveLength(1);
    expect(
      await fact(/Scheduled for this time · Local time at Lucknow Lunch Home, Gastown\s*Change$/),
    ).toHaveFocus();
    expect(app.location()).toBe(checkoutPath);
  });

  it('changes a pickup to a delivery with a saved address', async () => {
    const calls = checkoutNetwork({
      getMerchant: () => ({ merchant: makeMerchant({ supportsDelivery: true }) }),
      getDeliveryAddresses: () => ({ deliveryAddresses: [makeDeliveryAddress()] }),
      putCartFulfillment: ({ body }) => ({ cart: makeCart(Object(body)) }),
    });
    const { user } = openCheckout();
    await user.click(await fact(/^Pickup.*Change$/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery or pickup' }));
    await user.click(dialog.getByRole('radio', { name: 'Delivery' }));
    expect(await dialog.findByRole('radio', { name: /Granville/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await isClosed();
    expect(calls.callsOf('putCartFulfillment')[0]?.body).toMatchObject({ fulfillmentType: 'DELIVERY' });
    expect(await fact(/^200 Granville Street.*Change$/)).toBeVisible();
    expect(await fact(/^Delivery\s*Brought to your door\s*Change$/)).toBeVisible();
  });

  it('[ADR-02] toasts if saved addresses cannot be loaded', async () => {
    checkoutNetwork({
      getMerchant: () => ({ merchant: makeMerchant({ supportsDelivery: true }) }),
      getDeliveryAddresses: () => refuseWith(400, 'UNKNOWN'),
    });
    const { user, effects } = openCheckout();
    await user.click(await fact(/^Pickup.*Change$/));
    await waitFor(() =>
      expect(effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
    );
  });

  it('leaves them to the host in a group order', async () => {
    const detail = makeAddressDetail();
    const cart = makeCart({
      fulfillmentId: 'group-1',
      fulfillmentType: 'DELIVERY',
      userDeliveryAddressDetail: detail,
    });
    checkoutNetwork({ getCart: () => ({ cart }) });
    openCheckout();
    expect(await screen.findByText('Delivery', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change$/ })).toBeNull();
  });
});
