import { expect, it } from '@jest/globals';
import { inviteQueries } from '@tiffin/api';
import { ana, makeInviteCard } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

const loadGroup = async () => {
  const { GroupScreen } = await import('./group-screen');
  return <GroupScreen />;
};
const loadShortLink = async () => {
  const { ShortLinkScreen } = await import('./short-link-screen');
  return <ShortLinkScreen />;
};

it.each([
  {
    load: loadGroup,
    path: '/order/fulfillments/group-1/edit?invite_id=k3jpqz8mv1',
    route: '/order/fulfillments/:fulfillmentId/edit',
  },
  { load: loadShortLink, path: '/g/k3jpqz8mv1', route: '/g/:linkId' },
])('shows the title and that a group loads, because only its people may see it: $path', async (options) => {
  for (const browser of [{}, { session: ana, width: 1280, isOnline: false }]) {
    const { served } = await renderOnServerAndHydrate({ ...options, browser });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(served.querySelector('h1')).toHaveTextContent('Group order');
  }
});

const link = { load: loadShortLink, path: '/g/link-1', route: '/g/:linkId' };
const withCard = (card = makeInviteCard()) => ({
  ...link,
  filled: [[inviteQueries.card('link-1').queryKey, card]] as const,
});

it.each([
  ['en', ['Ana’s order', '2 of 10 joined', 'You can choose until 12:30.', 'Join']],
  ['zh', ['Ana 的團體訂單', '2 / 10 人', '你可以選餐至 12:30。', '加入']],
] as const)('shows who invites, how many are in and until when: %s', async (locale, words) => {
  const { served, page } = await renderOnServerAndHydrate({ ...withCard(), locale });
  for (const text of words) expect(served).toHaveTextContent(text);
  expect(served).toHaveTextContent('Lucknow Lunch Home');
  expect(page).toHaveTextContent(words[1]);
  expect(served).not.toHaveTextContent('Toronto');
});

it.each([
  ['has no deadline', makeInviteCard({ orderByTime: null }), 'There’s no deadline yet.'],
  ['does not say how many it takes', makeInviteCard({ guestMax: undefined }), 'Ana’s order'],
])('shows an invitation that %s', async (_what, card, text) => {
  expect((await renderOnServerAndHydrate(withCard(card))).served).toHaveTextContent(text);
});

it('invites nobody to a group that is closed', async () => {
  const { served } = await renderOnServerAndHydrate(withCard(makeInviteCard({ isOpen: false })));
  expect(served).not.toHaveTextContent('Ana');
  expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
});
