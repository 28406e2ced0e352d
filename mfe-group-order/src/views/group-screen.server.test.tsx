import { expect, it } from '@jest/globals';
import { ana } from '@tiffin/testing';
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
])('shows that a group loads, because only its people may see it: $path', async (options) => {
  for (const browser of [{}, { session: ana, width: 1280, isOnline: false }]) {
    const { served } = await renderOnServerAndHydrate({ ...options, browser });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
  }
});
