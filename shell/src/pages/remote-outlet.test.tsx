import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { CONTRACT_VERSION } from '@tiffin/contracts';
import { RemoteLoaderProvider } from '@tiffin/federation';
import type { RemoteLoader } from '@tiffin/federation';
import { renderInApp } from '@tiffin/testing';
import { RouteOfProvider } from '../route-of-context';
import { RemoteOutlet } from './remote-outlet';

const routeOf = (path: string) => (path === '/order/team/join' ? { path, remote: 'mfe-teams' } : null);

function renderOutlet(path: string, fail = false) {
  const asked: string[] = [];
  const loader: RemoteLoader = {
    peek: () => undefined,
    ownerOf: () => undefined,
    report: () => undefined,
    renew: () => undefined,
    worked: () => undefined,
    refuse: () => false,
    load: async (name) => {
      asked.push(name);
      if (fail) throw new Error('down');
      const routes = [{ path: '/order/team/join', element: <h1>Join your team</h1> }];
      return {
        name,
        version: '1.0.0',
        url: '',
        remote: { contract: CONTRACT_VERSION, routes },
      };
    },
  };
  const app = renderInApp(
    <RemoteLoaderProvider value={loader}>
      <RouteOfProvider value={routeOf}>
        <RemoteOutlet />
      </RouteOfProvider>
    </RemoteLoaderProvider>,
    { path },
  );
  return { asked, app };
}

it('[FED-01] loads the remote that owns the URL, and no other', async () => {
  const { asked } = renderOutlet('/order/team/join');
  expect(await screen.findByRole('heading', { name: 'Join your team' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['mfe-teams']));
});

it('[RTE-13] says that a URL nobody owns does not exist, with a way back', async () => {
  const { asked, app } = renderOutlet('/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this page' })).toBeInTheDocument();
  expect(document.title).toBe('We can’t find this page');
  expect(asked).toEqual([]);
  await app.user.click(screen.getByRole('link', { name: 'Find food' }));
  expect(app.location()).toBe('/');
});

it('offers to try again where the remote is missing', async () => {
  renderOutlet('/order/team/join', true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(document.title).toBe(screen.getByRole('heading', { level: 1 }).textContent);
});
