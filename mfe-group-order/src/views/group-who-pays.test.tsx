import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ana } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

it.each([
  [
    'en',
    /^Who pays/,
    [
      /^I pay up to an amount each.*Guests pay anything above it by card before you order\.$/,
      /^Everyone pays their own part.*Guests pay by card before you order, and you pay your own part\.$/,
    ],
  ],
  [
    'zh',
    /^誰付款/,
    [
      /超出的部分由參加者在下單前以信用卡支付。$/,
      /參加者在下單前以信用卡支付自己的部分，你只付自己的部分。$/,
    ],
  ],
] as const)(
  '[GRP-15] in %s the host reads that guests’ cards pay before the order',
  async (locale, who, notes) => {
    const room = openRoom({ session: ana, locale });
    await room.user.click(await screen.findByRole('button', { name: who }));
    const panel = within(await screen.findByRole('dialog'));
    for (const name of notes) expect(panel.getByRole('radio', { name })).toBeVisible();
  },
);

it.each(['0', '1000.01', 'all'])(
  'an amount for each guest of “%s” is refused with the reason, and saves nothing',
  async (amount) => {
    const { user, network } = openRoom({ session: ana });
    await user.click(await screen.findByRole('button', { name: /^Who pays/ }));
    const panel = within(await screen.findByRole('dialog'));
    await user.click(panel.getByRole('radio', { name: /^I pay up to an amount each/ }));
    const field = panel.getByRole('textbox', { name: /^Amount for each guest/ });
    await user.clear(field);
    await user.type(field, amount);
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription('Enter an amount above 0, up to 1000.');
    expect(network.callsOf('updateFulfillment')).toEqual([]);
  },
);

it.each([
  ['en', 'Send this link. Everyone chooses for themselves, and you place the order.'],
  ['zh', '傳送此連結，大家各自選餐，最後由你下單。'],
] as const)(
  'in %s the share panel of a group in which everybody pays does not say that the host pays',
  async (locale, text) => {
    const handlers = {
      createInvite: () => ({ linkId: 'link-1', joinUri: 'http://localhost:3000/g/link-1' }),
    };
    const group = makeRoom({ paymentSplit: 'PAY_SEPARATELY' });
    openRoom({ session: ana, locale, query: '?share=1', group, handlers });
    expect(await screen.findByText(text)).toBeVisible();
  },
);
