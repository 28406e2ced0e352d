import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readBuildRecord } from '../build-record';
import { freshTarget } from '../test-support/fresh-target';
import type { FreshTarget } from '../test-support/fresh-target';
import { makeDist } from '../test-support/make-dist';
import { readRenderFaults } from './render-faults';

const ROUTES = { routes: [{ path: '/teams' }, { path: '/teams/:teamId' }] };
/** A shell that shows what a remote's `show` returns, and gives it the data that it asks for. */
const SHELL = `module.exports.answerPage = async (remote, page) => {
  const urls = [];
  const read = (url) => {
    if (!(url in page.served)) urls.push(url);
    return page.served[url];
  };
  const html = remote.show(page, read);
  return urls.length > 0 ? { kind: 'needs', urls } : { kind: 'page', html };
};`;

let fresh: FreshTarget;
beforeEach(async () => {
  fresh = await freshTarget();
});
afterEach(() => fresh.remove());

async function faultsOf(show: string): Promise<readonly string[]> {
  const serverText = `module.exports.remote = { contract: 2, heads: {}, show: ${show} };`;
  const [dist, shellDist] = await Promise.all([
    makeDist(fresh.folder, 'mfe-teams', 'a', { ...ROUTES, serverText }),
    makeDist(fresh.folder, 'shell', 'a', { serverText: SHELL }),
  ]);
  return readRenderFaults(dist, await readBuildRecord(dist), shellDist);
}

it.each([
  ['needs no data', '() => "<p>"'],
  [
    'shows that a service has failed',
    "(page, read) => (read('http://main.invalid/teams') === null ? 'Sorry' : '…')",
  ],
])('has nothing against a build that %s', async (_what, show) => {
  expect(await faultsOf(show)).toEqual([]);
});

it('names the page, the language and the error of a build that throws', async () => {
  expect(
    await faultsOf(
      `({ locale, params }) => { if (locale === 'zh' && params.teamId) throw new Error('no name'); }`,
    ),
  ).toEqual(['mfe-teams: its server.1.js cannot render /teams/:teamId in zh (no name).']);
});

it('refuses a build that throws once a service has failed', async () => {
  const faults = await faultsOf("(page, read) => read('http://main.invalid/teams')?.name ?? missing.name");
  expect(faults).toHaveLength(4);
  expect(faults[0]).toBe('mfe-teams: its server.1.js cannot render /teams in en (missing is not defined).');
});

it('refuses a build that asks for data without an end', async () => {
  const faults = await faultsOf(
    "({ served }, read) => read('http://main.invalid/' + Object.keys(served).length)",
  );
  expect(faults[0]).toBe(
    'mfe-teams: its server.1.js cannot render /teams in en (it always needs more data).',
  );
});

it('has nothing to render for a build without a server build', async () => {
  const dist = await makeDist(fresh.folder, 'mfe-teams', 'a', ROUTES);
  const shellDist = await makeDist(fresh.folder, 'shell', 'a', { serverText: SHELL });
  expect(await readRenderFaults(dist, await readBuildRecord(dist), shellDist)).toEqual([]);
});
