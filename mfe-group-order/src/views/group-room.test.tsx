import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { ana, ben as benSession, makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { asBen } from '../test-support/as-ben';
import { makeRoom, openRoom } from '../test-support/open-room';

const kay = makeFulfillmentGuest({ externalUserId: 'kay', firstName: 'Kay', lastName: '', seat: 2 });

/** Returns Ana's room with more guests, every other one of them done. */
function crowd(count: number): Fulfillment {
  const base = makeRoom({ guestMax: 200 });
  const guests = Array.from({ length: count - 2 }, (_, at): FulfillmentGuest => {
    const status = at % 2 === 0 ? 'READY' : 'BROWSING';
    const name = { firstName: `Guest${at}`, lastName: '' };
    const cartItems = [makeCartItem({ cartItemId: `dish-${at}`, name: `Dish ${at}` })];
    const externalUserId = `guest-${at}`;
    return makeFulfillmentGuest({
      externalUserId,
      ...name,
      seat: at + 2,
      status,
      cartItems,
      subtotalMicro: 9_000_000,
    });
  });
  return { ...base, guests: [...base.guests, ...guests] };
}

/** Returns the names in the part of the room under a heading. */
async function namesUnder(name: string): Promise<readonly (string | null)[]> {
  const section = (await screen.findByRole('heading', { name })).closest('section');
  const people = within(section ?? document.body).queryAllByRole('button', { expanded: undefined });
  return people.filter((one) => one.getAttribute('aria-haspopup') === 'dialog').map((one) => one.textContent);
}

it.each([
  ['the host', makeRoom({ guests: [...makeRoom().guests, kay] }), ['Ana Oliveira', 'Ben Tran'], ['Kay']],
  ['a guest', asBen(), ['Ana Oliveira'], ['Ben Tran']],
  [
    'the host who has nothing yet',
    makeRoom({
      guests: makeRoom().guests.map((one) => (one.seat === 0 ? { ...one, status: 'BROWSING' } : one)),
    }),
    ['Ben Tran'],
    ['Ana Oliveira'],
  ],
] as const)(
  '[GRP-03] %s sees those who are done as participants, and the others apart',
  async (_who, group, done, others) => {
    openRoom({ session: group.currentUserId === 'user-ana' ? ana : benSession, group });
    expect(await namesUnder('Who’s ordering')).toEqual(done);
    expect(await namesUnder('Still choosing')).toEqual(others);
  },
);

it('[GRP-03] nobody of a group that has ended is still choosing', async () => {
  openRoom({
    session: ana,
    group: makeRoom({ fulfillmentState: 'CANCELLED', guests: [...makeRoom().guests, kay] }),
  });
  expect(await namesUnder('Not done')).toEqual(['Kay']);
  expect(screen.queryByRole('heading', { name: 'Still choosing' })).toBeNull();
});

it('[GRP-03] a guest nudges nobody', async () => {
  openRoom({ session: benSession, group: asBen({ guests: [...asBen().guests, kay] }) });
  expect(await namesUnder('Still choosing')).toEqual(['Ben Tran', 'Kay']);
  expect(screen.queryByRole('button', { name: /Nudge|Include|more minutes/ })).toBeNull();
});

it('nobody stands under "Still choosing" once everybody is done, and nobody is done at the start', async () => {
  const done = openRoom({ session: ana });
  await screen.findByText('Ben Tran');
  expect(screen.queryByRole('heading', { name: 'Still choosing' })).toBeNull();
  expect(screen.queryByText(/Nobody is done yet/)).toBeNull();
  done.unmount();
  const guests = makeRoom().guests.map((one) => ({ ...one, status: 'BROWSING' as const }));
  openRoom({ session: ana, group: makeRoom({ guests }) });
  expect(await screen.findByText(/Nobody is done yet/)).toBeVisible();
});

it('a full group says so, and invites nobody beside its people', async () => {
  openRoom({ session: ana, group: makeRoom({ guestMax: 2 }) });
  expect(await screen.findByText('No spots left')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add someone without a phone' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
});

it('the host reads that it is them, and guests who their host is', async () => {
  const hosting = openRoom({ session: ana });
  expect(await screen.findByText('You, host')).toBeVisible();
  hosting.unmount();
  openRoom({ group: asBen() });
  expect(await screen.findByText('Host')).toBeVisible();
  expect(screen.queryByText('You, host')).toBeNull();
});

it('the panel of a person stays open while they become done', async () => {
  const choosing = makeRoom({ guests: [...makeRoom().guests, kay] });
  const room = openRoom({ session: ana, group: choosing });
  await room.user.click(await screen.findByRole('button', { name: 'Kay' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Kay' }));
  expect(panel.getByText('Browsing')).toBeVisible();
  const guests = choosing.guests.map((one) => ({ ...one, status: 'READY' as const }));
  act(() => {
    room.queryClient.setQueryData(fulfillmentQueries.detail('fulfillment-1').queryKey, {
      ...choosing,
      guests,
    });
  });
  expect(await panel.findByText('Done')).toBeVisible();
});

it('a small group shows all dishes, and has no search', async () => {
  openRoom({ session: ana, group: crowd(7) });
  expect(await screen.findByText('Dish 0')).toBeVisible();
  expect(screen.getAllByText('Choosing')).toHaveLength(2);
  expect(screen.getAllByText('Food so far')).toHaveLength(2);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('a large group is compact: a row opens the dishes of a person and what the host can do', async () => {
  const nudged = crowd(60);
  const room = openRoom({
    session: ana,
    group: nudged,
    handlers: { nudgeGuests: () => ({ fulfillment: nudged }) },
  });
  await screen.findByRole('searchbox', { name: 'Find someone by name' });
  expect(screen.getByText(/^Guest1, Guest3, Guest5 and 26 more$/)).toBeVisible();
  expect(screen.queryByText(/^Dish/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Remove|Nudge|Include) Guest/ })).toBeNull();
  await room.user.click(screen.getByRole('button', { name: 'Guest7' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Guest7' }));
  expect(panel.getByText('Dish 7')).toBeVisible();
  await room.user.click(panel.getByRole('button', { name: 'Nudge Guest7' }));
  await waitFor(() => {
    expect(room.network.callsOf('nudgeGuests').map(({ body }) => body)).toEqual([
      { externalUserIds: ['guest-7'] },
    ]);
  });
  await room.user.click(panel.getByRole('button', { name: 'Remove Guest7' }));
  expect(await screen.findByRole('alertdialog', { name: /Remove Guest7/ })).toBeVisible();
});

it('a large group is searched by name, and filtered by who is not done; "Nudge everyone" still means everyone', async () => {
  const group = crowd(12);
  const room = openRoom({ session: ana, group, handlers: { nudgeGuests: () => ({ fulfillment: group }) } });
  await room.user.type(await screen.findByRole('searchbox', { name: 'Find someone by name' }), 'guest3');
  expect(await namesUnder('Who’s ordering')).toEqual([]);
  expect(await namesUnder('Still choosing')).toEqual(['Guest3']);
  expect(screen.getByRole('button', { name: 'Not done (5)' })).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain('1 person found');
  });
  await room.user.click(screen.getByRole('button', { name: 'Nudge everyone' }));
  await waitFor(() => {
    expect(room.network.callsOf('nudgeGuests')[0]?.body).toEqual({
      externalUserIds: ['guest-1', 'guest-3', 'guest-5', 'guest-7', 'guest-9'],
    });
  });
  await room.user.click(screen.getByRole('button', { name: /clear/i }));
  await room.user.click(screen.getByRole('button', { name: 'Not done (5)' }));
  expect(screen.queryByRole('button', { name: 'Ana Oliveira' })).toBeNull();
  expect(await namesUnder('Still choosing')).toHaveLength(5);
});

const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

it('the host’s settings come before the people, and fold on phones', async () => {
  const room = openRoom({ session: ana });
  const settings = await screen.findByRole('region', { name: 'Settings' });
  expect(follows(settings, screen.getByRole('heading', { name: 'Who’s ordering' }))).toBe(true);
  expect(within(settings).getByRole('button', { name: /^Tip\s*No tip$/ })).toBeInTheDocument();
  expect(within(settings).getByRole('button', { name: /^Guest limit\s*10 people$/ })).toBeInTheDocument();
  expect(within(settings).getByRole('button', { name: /^Time\s*As soon as possible$/ })).toBeInTheDocument();
  const fold = within(settings).getByText('Settings');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await room.user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
});

it('the host’s next step is no part of what scrolls beside the people', async () => {
  openRoom({ session: ana, group: crowd(60) });
  const [step] = await screen.findAllByRole('button', { name: /Close & check out/ });
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(step && summary.contains(step)).toBe(false);
});

it('a cancelled room does not say that nobody has chosen: the dishes are in their own carts', async () => {
  const guests = makeRoom().guests.map((one) => ({ ...one, status: 'BROWSING' as const, subtotalMicro: 0 }));
  const base = makeRoom();
  const costBreakdown = { ...base.costBreakdown, itemSumMicro: 0, shares: [] };
  openRoom({ session: ana, group: makeRoom({ fulfillmentState: 'CANCELLED', guests, costBreakdown }) });
  expect(await screen.findByText(/You cancelled this group order/)).toBeVisible();
  expect(screen.queryByText('Nothing chosen yet')).toBeNull();
  expect(screen.queryByText('Browsing')).toBeNull();
});
