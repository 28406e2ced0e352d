import { afterEach, expect, it } from '@jest/globals';
import type { LoadedRemote } from '@tiffin/federation';
import { takeErrorReports } from '../telemetry/error-reports';
import { reportFailedRendering } from './report-failed-rendering';

const FAILED = 'http://assets.test/2.0.0/mf-manifest.json';
const loaded: LoadedRemote = {
  name: 'mfe-menu-cart',
  version: '2.0.0',
  url: FAILED,
  remote: { contract: 3, routes: [] },
};

/** Returns the reports of a page whose screen loads so. */
async function reportsOf(screen: Promise<LoadedRemote>) {
  const reports: unknown[] = [];
  takeErrorReports((report) => reports.push(report));
  await reportFailedRendering(FAILED, screen);
  return reports;
}

afterEach(() => takeErrorReports(() => undefined));

it('reports a build that the server could not render under its version', async () => {
  expect(await reportsOf(Promise.resolve(loaded))).toEqual([
    {
      error: new Error('The server could not render mfe-menu-cart 2.0.0.'),
      tags: { remote: 'mfe-menu-cart', version: '2.0.0' },
    },
  ]);
});

it('reports no other build that the page has loaded in its place, and none that does not load', async () => {
  const other = { ...loaded, version: '1.0.0', url: 'http://assets.test/1.0.0/mf-manifest.json' };
  expect(await reportsOf(Promise.resolve(other))).toEqual([]);
  expect(await reportsOf(Promise.reject(new Error('gone')))).toEqual([]);
});
