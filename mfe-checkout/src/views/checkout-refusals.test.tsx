import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refuseWith } from '@tiffin/testing';
import { checkoutNetwork, forgetTab, openAndPlace } from '../test-support/checkout-in-app';

afterEach(forgetTab);

const message = 'Diese Bestellung geht nicht';
const body = 'Words of the service, in the reader’s language.';

describe('a refused order', () => {
  it.each([
    ['ITEM_NOT_FOR_SALE_AT_THIS_TIME', ['Change order']],
    ['SCHEDULED_ORDER_ITEM_NOT_READY_BY_SCHEDULED_TIME', ['Choose another time']],
    ['SCHEDULED_TIME_MERCHANT_NOT_AVAILABLE', ['Choose another time']],
    ['INCENTIVES_INVALID', ['Continue without offers', 'Change order']],
    ['GROUP_ORDER_APP_ONLY', []],
  ])(
    '[CHK-09] [CHK-19] for %s opens a dialog with the service’s title and body, and the remedies %j',
    async (reason, remedies) => {
      checkoutNetwork({ placeOrder: () => refuseWith(409, 'ORDER_CREATION', { reason, message, body }) });
      await openAndPlace();
      const dialog = within(await screen.findByRole('dialog', { name: message }));
      expect(dialog.getByText(body)).toBeVisible();
      expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        ...remedies,
        'Keep everything as it is',
      ]);
    },
  );

  it('[CHK-09] for a reason that the catalogue does not list is said on the page, without a dialog', async () => {
    checkoutNetwork({
      placeOrder: () => refuseWith(409, 'ORDER_CREATION', { reason: 'SOMETHING_NEW', message, body }),
    });
    await openAndPlace();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });
});
