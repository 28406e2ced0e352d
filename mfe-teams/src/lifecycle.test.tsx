import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeTeamDetails, fakeNetwork, testConfig } from '@tiffin/testing';
import { bootstrap, mount, unmount } from './lifecycle';
import { remote } from './remote';

beforeAll(() => {
  // The partner's page renders outside of Testing Library.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

it('[FED-14] offers its routes to a shell', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(['/order/team/join', '/order/team/join/v2']);
});

it('[FED-14] bootstraps, mounts and unmounts the same screens on a partner’s page, and leaves nothing behind', async () => {
  fakeNetwork({ searchTeams: () => ({ results: [makeTeamDetails()] }) });
  document.title = 'A partner';
  const domElement = document.body.appendChild(document.createElement('div'));
  const before = document.documentElement.outerHTML;
  const props = {
    name: 'teams-at-a-partner',
    domElement,
    initialPath: '/order/team/join',
    locale: 'en' as const,
    config: testConfig,
  };
  await bootstrap(props);
  await mount(props);
  expect(await screen.findByRole('heading', { level: 2, name: /Order with your team/ })).toBeVisible();
  await unmount(props);
  expect(document.documentElement.outerHTML).toBe(before);
  domElement.remove();
});
