import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ana, ben, makeInvite, refuseWith } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

const inHostSettings = async () =>
  within(await screen.findByRole('list', { name: 'The host’s settings' })).getAllByRole('listitem')[0];

it('[GRP-15] [MOD-09] the host chooses how delivery, service and tip divide', async () => {
  const group = makeRoom({ paymentSplit: 'PAY_SEPARATELY', sharedCosts: 'BY_VALUE' });
  const after = { ...group, sharedCosts: 'EQUALLY' as const };
  const room = openRoom({
    session: ana,
    group,
    handlers: { updateFulfillment: () => ({ fulfillment: after, validationErrors: [] }) },
  });
  await room.user.click(
    await screen.findByRole('button', { name: /^Who pays.*by what each person orders$/ }),
  );
  expect(screen.getByText(/^Your guests owe you/).closest('p')).toHaveTextContent(
    'Your guests owe you $8.40 of it. Your own part is $12.60.',
  );
  const panel = within(await screen.findByRole('dialog'));
  const ways = panel.getByRole('group', { name: 'Delivery, service and tip' });
  expect(within(ways).getByRole('radio', { checked: true })).toHaveAccessibleName(/^By what each person/);
  await room.user.click(within(ways).getByRole('radio', { name: /^Equally/ }));
  await room.user.click(panel.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(room.network.callsOf('updateFulfillment')[0]?.body).toMatchObject({ sharedCosts: 'EQUALLY' });
  });
  expect(await screen.findByRole('button', { name: /^Who pays.*shared equally$/ })).toBeVisible();
});

it('[GRP-15] a host who pays for all is not asked how shared costs divide', async () => {
  const group = makeRoom({ paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null, sharedCosts: 'EQUALLY' });
  const room = openRoom({ session: ana, group });
  await room.user.click(await screen.findByRole('button', { name: /^Who pays.*everyone$/ }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.queryByRole('group', { name: 'Delivery, service and tip' })).toBeNull();
  await room.user.click(panel.getByRole('radio', { name: /^I pay up to/ }));
  expect(panel.getByRole('radio', { name: /^Equally/ })).toBeChecked();
});

it.each([
  ['BY_VALUE', 'delivery, service and tip by what each person orders'],
  ['EQUALLY', 'delivery, service and tip shared equally'],
  ['HOST_PAYS', 'Ana pays delivery, service and tip'],
] as const)(
  '[GRP-15] guests read in the room and in the invitation that %s means: %s',
  async (sharedCosts, words) => {
    const terms = { paymentSplit: 'PAY_SEPARATELY', sharedCosts } as const;
    const { unmount } = openRoom({ session: ben, group: asBen(terms) });
    expect(await inHostSettings()).toHaveTextContent(words);
    unmount();
    openRoom({
      query: '?invite_id=link-1',
      handlers: {
        getFulfillment: () =>
          refuseWith(403, 'FORBIDDEN', { reason: 'NOT_A_GUEST', data: { linkId: 'link-1' } }),
        getInvite: () => ({ invite: makeInvite({ ...terms, fixedAmountMicro: null }) }),
      },
    });
    const dialog = await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ });
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(words);
  },
);
