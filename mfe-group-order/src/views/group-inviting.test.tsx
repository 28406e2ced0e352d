import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { bus } from '@tiffin/event-bus';
import { ana, makeInvite, refuseWith } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

const notAGuest = () => refuseWith(403, 'FORBIDDEN', { reason: 'NOT_A_GUEST', data: { linkId: 'link-1' } });
const tuesday = '2030-11-26T17:30:00.000Z';
/** Who reads this in another zone than the restaurant’s is told whose time it is. */
const zone = new Date(tuesday).getTimezoneOffset() === 0 ? '' : ' UTC time';

it('[GRP-15] [GRP-17] [GRP-22] [MOD-08] an invitation says who pays, up to what, until when, and where the food goes', async () => {
  const invite = makeInvite({
    timeZone: 'UTC',
    paymentSplit: 'FIXED_AMOUNT',
    fixedAmountMicro: 15_000_000,
    currencyCode: 'CAD',
    fulfillmentType: 'DELIVERY',
    location: '12 Mercer Street, Toronto',
    orderByTime: tuesday,
    scheduledForTime: '2030-11-26T18:30:00.000Z',
  });
  openRoom({
    query: '?invite_id=link-1',
    handlers: { getFulfillment: notAGuest, getInvite: () => ({ invite }) },
  });
  const dialog = await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ });
  const facts = within(within(dialog).getByRole('list', { name: 'The host’s settings' }));
  const texts = facts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Who paysAna pays up to $15.00 each, you pay the rest',
    `DeadlineYou can choose until Tue 26 Nov, 17:30${zone}.`,
    `Delivery or pickup12 Mercer Street, Toronto · Arrives Tue 26 Nov, 18:30${zone}`,
  ]);
});

it('[MOD-08] whoever opens an invitation without an account types their first name at once', async () => {
  const room = openRoom({
    query: '?invite_id=link-1',
    handlers: { getFulfillment: notAGuest, getInvite: () => ({ invite: makeInvite() }) },
  });
  const dialog = await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ });
  await room.user.keyboard('Ben');
  expect(within(dialog).getByRole('textbox', { name: 'Your first name' })).toHaveValue('Ben');
  const asked: unknown[] = [];
  const undo = bus.on('signInRequested', (fact) => asked.push(fact));
  await room.user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
  undo();
  expect(asked).toEqual([{ reason: 'group' }]);
});

it('[GRP-17] an invitation of a service that says little shows what it says', async () => {
  const handlers = {
    getFulfillment: notAGuest,
    getInvite: () => ({ invite: makeInvite({ orderByTime: null }) }),
  };
  const { user } = openRoom({ query: '?invite_id=link-1', handlers });
  const dialog = await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ });
  const texts = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['DeadlineThere’s no deadline yet.']);
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(await screen.findByRole('dialog', { name: /Join Ana\s*’s order/ })).toBeVisible();
});

it('[GRP-17] [MOD-11] the invitation is copied with its terms, and its QR code fills the screen', async () => {
  const group = makeRoom({
    fulfillmentType: 'DELIVERY',
    deliveryDetails: { location: '12 Mercer Street', locationId: null, deliveryInstructions: '' },
    fixedAmountMicro: 15_000_000,
    orderByTime: tuesday,
  });
  const room = openRoom({
    session: ana,
    group: { ...group, merchant: { ...group.merchant, timeZone: 'UTC' } },
  });
  await room.user.click(await screen.findByRole('button', { name: 'Copy invitation' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      `Order lunch with Ana from ${group.merchant.name}. Ana pays up to $15.00 for each of us.`,
      ` Choose until Tue 26 Nov, 17:30${zone}. 12 Mercer Street · As soon as possible`,
      `\n${group.joinUri}`,
    ].join(''),
  );
  expect(await screen.findByText('Invitation copied. Send it to your group.')).toBeVisible();
  await room.user.click(screen.getByRole('button', { name: 'Enlarge QR code' }));
  const dialog = await screen.findByRole('dialog', { name: /Scan to join/ });
  expect(await within(dialog).findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(within(dialog).getByText(group.joinUri)).toBeVisible();
});

describe('a new invite link', () => {
  const group = makeRoom({ joinUri: 'http://localhost:3000/g/link-1' });
  const renewed = { ...group, joinUri: 'http://localhost:3000/g/link-2' };

  async function openQuestion(after: typeof group) {
    let current = group;
    const room = openRoom({
      session: ana,
      query: '?share=1',
      handlers: {
        getFulfillment: () => ({ fulfillment: current }),
        createInvite: ({ query }) => {
          if (query['isRenewed'] === 'true') current = after;
          return { linkId: 'link', joinUri: current.joinUri };
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite your group' }));
    await room.user.click(dialog.getByRole('button', { name: 'Get a new link' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace the invite link?' }));
    return { room, dialog, question };
  }

  it('replaces the old one in the share panel after a question', async () => {
    const { room, dialog, question } = await openQuestion(renewed);
    expect(question.getByText(/Everyone who has joined stays in/)).toBeVisible();
    await room.user.click(question.getByRole('button', { name: 'Get a new link' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(dialog.getByRole('textbox', { name: 'Invite link' })).toHaveValue(renewed.joinUri);
    expect(await screen.findByText(/The old one no longer works/)).toBeVisible();
  });

  it('is not promised if the service keeps the old one', async () => {
    const { room, question } = await openQuestion(group);
    await room.user.click(question.getByRole('button', { name: 'Get a new link' }));
    await waitFor(() => expect(screen.getByText(/the old one still works/)).toBeInTheDocument());
  });

  it('is not asked for by guests', async () => {
    openRoom({
      query: '?share=1',
      group: { ...group, currentUserId: 'user-ben' },
      session: ana,
      handlers: { createInvite: () => ({ linkId: 'link', joinUri: group.joinUri }) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite your group' }));
    expect(dialog.queryByRole('button', { name: 'Get a new link' })).toBeNull();
  });
});
