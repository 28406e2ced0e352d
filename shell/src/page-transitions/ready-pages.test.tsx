import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory, HistoryRouter, useLocation } from '@tiffin/router';
import { Suspense, use } from 'react';
import type { ReactElement } from 'react';
import { startPageTransitions } from './start-page-transitions';
import { withPageTransitions } from './with-page-transitions';

const never = new Promise<never>(() => undefined);

function Page(): ReactElement {
  const { pathname, search } = useLocation();
  return pathname === '/' && search === '' ? <h1>Home</h1> : use(never);
}

/** Opens a page whose code never arrives, from home. */
async function open(to: string, ready: readonly string[]): Promise<void> {
  const history = withPageTransitions(createMemoryHistory({ initialEntries: ['/'], v5Compat: true }));
  startPageTransitions(history, { isReady: (path) => ready.includes(path), whenRead: () => undefined });
  render(
    <HistoryRouter history={history} useTransitions={false}>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </HistoryRouter>,
  );
  await act(async () => history.push(to));
}

it('keeps a page until the next one has loaded', async () => {
  await open('/m/a/menu', []);
  expect(screen.getByText('Home')).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
});

it.each([
  ['a page that is ready', '/m/a/menu', ['/m/a/menu']],
  ['what opens on the same page', '/?item=dal', []],
])('renders %s without a transition of React', async (_what, to, ready) => {
  await open(to, ready);
  expect(screen.getByText('Loading')).toBeVisible();
});
