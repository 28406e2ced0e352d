import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@tiffin/router';
import { RemoteLoaderProvider } from '../runtime/loader-context';
import { RemoteBoundary } from '../runtime/remote-boundary';
import { createRemoteLoader } from './create-remote-loader';
import type { PageLoader } from './create-remote-loader';
import { FakeOrigin, makeBuild } from './test-support/fake-origin';

const REMOTE = 'mfe-teams';
let count = 0;
let id: string;
let origin: FakeOrigin;
let reports: string[];

beforeEach(() => {
  count += 1;
  id = `again${count}`;
  reports = [];
  const routes = [{ path: '/', element: <h1>Join a team</h1> }];
  const remote = { contract: 2, routes };
  origin = new FakeOrigin({ [makeBuild(id).manifestUrl]: { remote } });
});
afterEach(() => origin.close());

/** Creates a loader whose timeouts no test reaches. */
function openPage(): PageLoader {
  return createRemoteLoader({
    registry: { remotes: { [REMOTE]: makeBuild(id) } },
    instance: createInstance({ name: `host_${id}`, remotes: [] }),
    report: (error) => reports.push(error.message),
    timeLimits: { firstMs: 60_000, allMs: 90_000 },
    retryWaitsMs: [1, 1],
  });
}

it('[FED-04] who tries again does not wait for a script that was asked for before and hangs, and nothing comes of that', async () => {
  const page = openPage();
  origin.script = 'fails';
  render(
    <MemoryRouter>
      <RemoteLoaderProvider value={page}>
        <RemoteBoundary remote={REMOTE} />
      </RemoteLoaderProvider>
    </MemoryRouter>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(reports).toHaveLength(1);
  origin.script = 'hangs';
  const asked = origin.asked.length;
  // As when the pointer passes over a link to it.
  const early = page.load(REMOTE);
  await waitFor(() => expect(origin.asked.length).toBeGreaterThan(asked));
  origin.script = 'serves';
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Join a team' })).toBeVisible();
  expect(origin.starts).toEqual([`container_${id}`]);
  expect(reports).toHaveLength(1);
  await expect(early).resolves.toBe(page.peek(REMOTE));
});

it('who comes to a remote that was never missing waits for what was asked for before', async () => {
  const page = openPage();
  const early = page.load(REMOTE);
  await expect(page.load(REMOTE, performance.now())).resolves.toBe(await early);
  expect(origin.asked).toHaveLength(1);
});
