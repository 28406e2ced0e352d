import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Team } from '@tiffin/contracts';
import { isAnyDirty } from '@tiffin/federation';
import {
  ana,
  fakeNetwork,
  makeEmailVerificationResult,
  makeTeam,
  makeTeamDetails,
  makeUser,
  renderInApp,
} from '@tiffin/testing';
import type { Handler, RenderedApp } from '@tiffin/testing';
import { waterStreet } from '../test-support/water-street';
import { TeamJoinScreen } from './team-join-screen';

const path = '/order/team/join';
const openTeam = (more: Partial<Team> = {}) =>
  makeTeam({ teamDetails: makeTeamDetails({ secured: false }), ...more });
const member: Partial<Team> = {
  userMembership: { status: 'MEMBER', emailVerified: true },
  userSettings: {
    workEmail: 'ana@northlight.example',
    locationId: 'location-1',
    floorId: 'floor-2',
    dropZoneId: 'zone-1',
  },
};

function open(query: string, more: Readonly<Record<string, Handler>>): RenderedApp {
  fakeNetwork({ getUser: () => ({ user: makeUser() }), ...more });
  return renderInApp(<TeamJoinScreen variant="v1" />, {
    path: `${path}${query}`,
    route: path,
    session: ana,
  });
}

afterEach(() => {
  sessionStorage.clear();
});

it('a work e-mail is unsaved until its code is sent, the code until it is confirmed', async () => {
  const pending = makeEmailVerificationResult();
  const { user } = open('', {
    sendEmailVerification: () => pending,
    verifyWorkspaceEmail: () => ({ ...pending, emailVerificationStatus: 'VERIFIED' }),
  });
  const email = await screen.findByRole('textbox', { name: 'Work email' });
  await user.type(email, ' ');
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.type(email, 'ana@northlight.example ');
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByRole('textbox', { name: 'Six-digit code' });
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  await user.type(code, '402117');
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a new team is unsaved from its first letter until it is created', async () => {
  const { user } = open('', {
    searchTeams: () => ({ results: [] }),
    searchAddresses: () => waterStreet,
    createTeam: () => ({ team: openTeam(member) }),
    getTeam: () => ({ team: openTeam(member) }),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'Northlight Studio');
  await user.click(await screen.findByRole('button', { name: 'Create a team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a team' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  const address = dialog.getByRole('combobox', { name: 'Address or building' });
  for (const field of [
    dialog.getByRole('textbox', { name: 'Team name' }),
    address,
    dialog.getByRole('textbox', { name: 'Your work email' }),
  ]) {
    await user.type(field, 'a');
    expect(isAnyDirty()).toBe(true);
    await user.type(field, '{Backspace}');
    await waitFor(() => expect(isAnyDirty()).toBe(false));
  }
  await user.type(address, '12 Water Street');
  await user.click(await screen.findByRole('option', { name: /12 Water Street/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Your work email' }), 'ana@northlight.example');
  await user.click(dialog.getByRole('button', { name: 'Create team' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('a chosen work location and one to add are unsaved until the team has them', async () => {
  const { user } = open('?teamId=team-1', {
    getTeam: () => ({ team: openTeam() }),
    joinTeam: () => ({ team: openTeam(member) }),
  });
  const floor = await screen.findByRole('radio', { name: /2nd floor/ });
  await user.click(screen.getByRole('button', { name: 'Add a location' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a location' }));
  await waitFor(() => expect(isAnyDirty()).toBe(false));
  for (const field of [
    dialog.getByRole('combobox', { name: 'Address or building' }),
    dialog.getByRole('textbox', { name: 'Your work email' }),
  ]) {
    await user.type(field, 'a');
    expect(isAnyDirty()).toBe(true);
    await user.type(field, '{Backspace}');
    await waitFor(() => expect(isAnyDirty()).toBe(false));
  }
  await user.keyboard('{Escape}');
  await user.click(floor);
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Join Northlight Studio' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});

it('another floor of a member is unsaved until it is saved', async () => {
  const moved = { ...member, userSettings: { ...makeTeam(member).userSettings, floorId: 'floor-3' } };
  const { user } = open('?teamId=team-1', {
    getTeam: () => ({ team: openTeam(member) }),
    joinTeam: () => ({ team: openTeam(moved) }),
  });
  await user.click(await screen.findByRole('radio', { name: /3rd floor/ }));
  expect(isAnyDirty()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your delivery location is saved.')).toBeVisible();
  await waitFor(() => expect(isAnyDirty()).toBe(false));
});
