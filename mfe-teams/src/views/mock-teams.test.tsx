import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  ana,
  fakeNetwork,
  makeTeam,
  makeTeamDetails,
  makeUser,
  renderInApp,
  testConfig,
} from '@tiffin/testing';
import { TeamJoinScreen } from './team-join-screen';

const path = '/order/team/join';

it('[TEM-10] finds, opens, joins and leaves a team in mock data if the configuration says so, without a call', async () => {
  const calls = fakeNetwork({ getUser: () => ({ user: makeUser() }) });
  const app = renderInApp(<TeamJoinScreen variant="v1" />, {
    path,
    route: path,
    session: ana,
    config: { ...testConfig, hasMockTeams: true },
  });
  await app.user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'north');
  await app.user.click(await screen.findByRole('button', { name: 'Join Northlight Studio' }));
  await app.user.click(await screen.findByRole('radio', { name: /2nd floor/ }));
  await app.user.click(screen.getByRole('button', { name: 'Join Northlight Studio' }));
  expect(await screen.findByText('Welcome to Northlight Studio.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Leave Northlight Studio' }));
  await app.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Leave/ }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await app.user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'north');
  await app.user.click(await screen.findByRole('button', { name: 'Join Northlight Studio' }));
  expect(await screen.findByRole('radio', { name: /2nd floor/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join Northlight Studio' })).toBeVisible();
  expect(calls.calls.filter(({ name }) => name.toLowerCase().includes('team'))).toEqual([]);
});

it('[TEM-10] asks the service otherwise', async () => {
  const calls = fakeNetwork({
    getUser: () => ({ user: makeUser() }),
    getTeam: () => ({ team: makeTeam({ teamDetails: makeTeamDetails({ secured: false }) }) }),
  });
  renderInApp(<TeamJoinScreen variant="v1" />, { path: `${path}?teamId=team-1`, route: path, session: ana });
  expect(await screen.findByRole('radio', { name: /Gastown/ })).toBeVisible();
  expect(calls.callsOf('getTeam')).toHaveLength(1);
});
