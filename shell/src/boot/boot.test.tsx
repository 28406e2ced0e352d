import { afterEach, expect, it } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { fakeNetwork, testConfig } from '@tiffin/testing';
import { boot } from './boot';

function writePage(bootstrap: unknown): HTMLElement {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.createElement('div');
  document.body.append(root, inlineJson('tiffin-bootstrap', bootstrap));
  return root;
}

function inlineJson(id: string, value: unknown): HTMLElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = JSON.stringify(value);
  return script;
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

it('shows the page after the question for a remote from elsewhere, which a dialog of the page would cover', async () => {
  const host = 'localhost:3200';
  window.history.replaceState(null, '', `/nowhere?remote.mfe-teams=http://${host}/mf-manifest.json`);
  const root = writePage({ config: testConfig, locale: 'en' });
  const remotes = { remotes: {}, routes: { 'mfe-teams': [] }, overrideHosts: [host] };
  document.body.append(inlineJson('tiffin-remotes', remotes));
  const booted = boot(root);
  const question = await screen.findByRole('alertdialog', { name: `Load mfe-teams from ${host}?` });
  expect(root).toBeEmptyDOMElement();
  fireEvent.click(within(question).getByRole('button', { name: 'Keep the live version' }));
  await act(() => booted);
  expect(await screen.findByRole('link', { name: 'Find food' })).toBeVisible();
});

it('refuses a page without its configuration', async () => {
  await expect(boot(writePage(null))).rejects.toThrow('The page came without its configuration');
});
