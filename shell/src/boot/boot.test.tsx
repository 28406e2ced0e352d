import { afterEach, expect, it } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { fakeNetwork, testConfig } from '@tiffin/testing';
import { boot } from './boot';

function writePage(bootstrap: unknown): HTMLElement {
  document.body.innerHTML = '<div id="root"></div>';
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'tiffin-bootstrap';
  script.textContent = JSON.stringify(bootstrap);
  const root = document.createElement('div');
  document.body.append(root, script);
  return root;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('[RTE-14] sets up session, language, calls and screens from what the server wrote', async () => {
  init({ name: 'shell', remotes: [] });
  const network = fakeNetwork({ getActiveOrders: () => ({ data: [] }) });
  window.history.replaceState(null, '', '/nowhere');
  await act(() => boot(writePage({ config: testConfig, locale: 'zh' })));
  expect(await screen.findByRole('link', { name: '尋找美食' })).toBeVisible();
  await session.ready;
  expect(session.getState()).toEqual({ status: 'guest' });
  await waitFor(() => expect(network.calls).toHaveLength(1));
  expect(network.calls[0]?.headers).toMatchObject({
    'x-tiffin-order-source': 'TIFFIN_APP',
    'Accept-Language': expect.stringContaining('zh'),
  });
});

it('refuses a page without its configuration', async () => {
  await expect(boot(writePage(null))).rejects.toThrow('The page came without its configuration');
});
