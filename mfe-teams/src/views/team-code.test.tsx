import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Team } from '@tiffin/contracts';
import {
  ana,
  fakeNetwork,
  makeEmailVerificationResult,
  makeTeam,
  makeUser,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { Handler, RenderedApp } from '@tiffin/testing';
import { waterStreet } from '../test-support/water-street';
import { TeamJoinScreen } from './team-join-screen';

const path = '/order/team/join';
const email = 'ana@northlight.example';
const unconfirmed: Partial<Team> = {
  userMembership: { status: 'MEMBER', emailVerified: false, role: 'ADMIN' },
};
const tooMany = () => refuseWith(429, 'TOO_MANY_CODES', { data: { retryAfterSeconds: 300 } });

function open(query: string, more: Readonly<Record<string, Handler>>) {
  const calls = fakeNetwork({ getUser: () => ({ user: makeUser() }), ...more });
  const app = renderInApp(<TeamJoinScreen variant="v1" />, {
    path: `${path}${query}`,
    route: path,
    session: ana,
  });
  return { app, calls };
}

const codeField = () => screen.findByRole('textbox', { name: 'Six-digit code' });

async function send({ user }: RenderedApp): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Work email' }), email);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
}

afterEach(() => {
  sessionStorage.clear();
});

it('a new team leads to the field for the code that was sent to its creator, and back there from its page', async () => {
  const { app, calls } = open('', {
    searchTeams: () => ({ results: [] }),
    searchAddresses: () => waterStreet,
    createTeam: () => ({ team: makeTeam(unconfirmed) }),
    getTeam: () => ({ team: makeTeam(unconfirmed) }),
    getTeamPeople: () => ({ members: [], orders: [] }),
  });
  const { user } = app;
  await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'Northlight Studio');
  await user.click(await screen.findByRole('button', { name: 'Create a team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a team' }));
  await user.type(dialog.getByRole('combobox', { name: 'Address or building' }), '12 Water Street');
  await user.click(await screen.findByRole('option', { name: /12 Water Street/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Your work email' }), email);
  await user.click(dialog.getByRole('button', { name: 'Create team' }));
  expect(await codeField()).toBeVisible();
  expect(app.location()).toBe(`${path}?teamId=team-1&step=code`);
  expect(screen.getByText(`We sent a code to ${email}.`)).toBeVisible();
  expect(screen.getByText(/Send a new code in 00:[23]\d/)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Confirm later and open Northlight Studio' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm work email' }));
  expect(await codeField()).toBeVisible();
  expect(calls.callsOf('sendEmailVerification')).toHaveLength(0);
});

it('too many codes lead to the field for the last one, and name the wait for another', async () => {
  const { app } = open('?teamId=team-1', {
    getTeam: () => ({ team: makeTeam() }),
    sendEmailVerification: tooMany,
  });
  await send(app);
  expect(await codeField()).toBeVisible();
  expect(app.location()).toBe(`${path}?teamId=team-1&step=code`);
  expect(
    screen.getByText(/We’ve sent several codes already.*ana@northlight\.example, enter it/),
  ).toBeVisible();
  expect(screen.getByText(/Send a new code in 0[45]:\d\d/)).toBeVisible();
});

it('pressing "Send code" a second time too early leads back to the code that was sent', async () => {
  const { app, calls } = open('', { sendEmailVerification: () => makeEmailVerificationResult() });
  await send(app);
  await codeField();
  await app.user.click(screen.getByRole('button', { name: 'Change email' }));
  calls.plan({ sendEmailVerification: tooMany });
  await app.user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await codeField()).toBeVisible();
  expect(screen.getByText(`We sent a code to ${email}.`)).toBeVisible();
});
