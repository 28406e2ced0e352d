import { startFaultyAssets } from '../drills/faulty-assets';
import { FaultyRemote } from '../drills/faulty-remote';
import { readLiveBuild } from '../drills/live-build';
import { expect, expectAccessible, test } from '../fixtures';
import { openMenu, waitForWholeMenu } from '../steps/menu';

const REMOTE = 'mfe-group-order';

test('[FED-04] a slot whose remote cannot be loaded shows the previous version', async ({ page, watch }) => {
  watch.expectTrouble(/^console: (?!content security policy)/);
  // The browser treats a document that a test fulfils as an internet page, which needs permission to call
  // this machine.
  await page.context().grantPermissions(['local-network-access']);
  const faultyAssets = await startFaultyAssets();
  const live = await readLiveBuild(REMOTE);
  const faulty = await FaultyRemote.on({ page, remote: REMOTE, live, faultyAssets });
  faulty.break(
    {
      name: 'a piece that is lost',
      cause: /chunk/i,
      part: 'all',
      answer: ({ route, text }) => {
        const url = route.request().url();
        if (url.includes('/group-entry.')) return route.abort('connectionrefused');
        const contentType = url.endsWith('.js') ? 'text/javascript' : 'application/json';
        return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType, body: text });
      },
    },
    { hasPrevious: true },
  );
  const pieces: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/group-entry.')) pieces.push(request.url());
  });
  await openMenu(page);
  await waitForWholeMenu(page);
  expect(pieces.at(0)).toContain(faulty.version);
  expect(pieces).toContainEqual(expect.stringContaining(faulty.previousVersion ?? 'none'));
  await expectAccessible(page, 'the menu with a piece of the version before');
  await page.goto('about:blank');
  await faultyAssets.close();
});
