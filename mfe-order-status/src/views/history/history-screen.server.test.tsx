import { expect, it } from '@jest/globals';
import { ana } from '@tiffin/testing';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

const load = async () => {
  const { HistoryScreen } = await import('./history-screen');
  return <HistoryScreen />;
};

it.each([
  ['a guest', 'guest', 'Sign in'],
  ['a signed-in person', ana, 'Search your orders'],
] as const)(
  'shows the title and that orders load, and after hydration what is for %s',
  async (_, session, text) => {
    const path = '/orders?q=dal';
    const { served, page } = await renderOnServerAndHydrate({
      load,
      path,
      browser: { session, width: 1280 },
    });
    expect(served.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(served.querySelector('h1')).toHaveTextContent('Order history');
    expect(page).toHaveTextContent(text);
  },
);
