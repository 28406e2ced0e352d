import { expect, it } from '@jest/globals';
import { renderOnServerAndHydrate } from '@tiffin/testing/server-render';

it('is false on the server, and true once the page has hydrated', async () => {
  const load = async () => {
    const { useHydrated } = await import('./use-hydrated');
    function Text() {
      return <p>{useHydrated() ? 'browser' : 'server'}</p>;
    }
    return <Text />;
  };
  const { html, page } = await renderOnServerAndHydrate({ load });
  expect(html).toContain('<p>server</p>');
  expect(page).toHaveTextContent('browser');
});
