import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Team } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import {
  ana,
  fakeNetwork,
  failNetwork,
  makeEmailVerificationResult,
  makeTeam,
  makeTeamDetails,
  makeUser,
  refuseWith,
  renderInApp,
  specifiedConfig,
  testConfig,
} from '@tiffin/testing';
import type { FakeNetwork, Handler, RenderedApp } from '@tiffin/testing';
import { waterStreet, wholeWaterStreet } from '../test-support/water-street';
import { TeamJoinScreen } from './team-join-screen';

const path = '/order/team/join';
const member: Partial<Team> = {
  userMembership: { status: 'MEMBER', emailVerified: true },
  userSettings: {
    workEmail: 'ana@northlight.example',
    locationId: 'location-1',
    floorId: 'floor-2',
    dropZoneId: 'zone-1',
  },
};
const openTeam = (more: Partial<Team> = {}) =>
  makeTeam({ teamDetails: makeTeamDetails({ secured: false }), ...more });

function network(more: Readonly<Record<string, Handler>> = {}): FakeNetwork {
  return fakeNetwork({ getUser: () => ({ user: makeUser() }), ...more });
}

function open(
  query = '',
  session: 'guest' | typeof ana = ana,
  variant: 'v1' | 'v2' = 'v1',
  config = testConfig,
): RenderedApp {
  const place = { path: `${path}${query}`, route: path };
  return renderInApp(<TeamJoinScreen variant={variant} />, { ...place, session, config });
}

afterEach(() => {
  sessionStorage.clear();
});

describe('finding a team', () => {
  it('[RTE-05] [TEM-02] by name asks after a pause in typing, shows at most ten, and none for an empty name', async () => {
    const calls = network({ searchTeams: () => ({ results: [makeTeamDetails()] }) });
    const { user } = open();
    const field = await screen.findByRole('searchbox', { name: 'Team name' });
    await user.type(field, 'north');
    expect(await screen.findByText('1 team')).toBeVisible();
    expect(screen.getByText('Northlight Studio')).toBeVisible();
    expect(calls.callsOf('searchTeams').map(({ query }) => query)).toEqual([{ name: 'north', limit: '10' }]);
    await user.clear(field);
    await user.type(field, '   ');
    await waitFor(() => {
      expect(screen.queryByText('Northlight Studio')).not.toBeInTheDocument();
    });
    expect(calls.callsOf('searchTeams')).toHaveLength(1);
  });

  it('[TEM-02] says that the teams did not load, and looks again', async () => {
    const calls = network({ searchTeams: () => refuseWith(400, 'INVALID_PARAMETER') });
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'north');
    expect(await screen.findByRole('heading', { name: 'The teams didn’t load' })).toBeVisible();
    calls.plan({ searchTeams: () => ({ results: [makeTeamDetails()] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Northlight Studio')).toBeVisible();
  });

  it('[TEM-02] says of a secured team, and of no other, that it needs a work email', async () => {
    const others = makeTeamDetails({ teamId: 'team-2', name: 'Open House', secured: false });
    network({ searchTeams: () => ({ results: [makeTeamDetails(), others] }) });
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'o');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Northlight Studio.*Work email needed/),
      expect.not.stringContaining('Work email needed'),
    ]);
  });

  it('[TEM-02] says when there is none, and offers to create it', async () => {
    network({ searchTeams: () => ({ results: [] }) });
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'nobody');
    expect(await screen.findByText('We can’t find a team called “nobody”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create a team' }));
    expect(await screen.findByRole('textbox', { name: 'Team name' })).toHaveValue('nobody');
  });

  it('offers no new team and no new location where no service finds addresses', async () => {
    const team = openTeam(member);
    network({ searchTeams: () => ({ results: [] }), getTeam: () => ({ team }) });
    const { user, unmount } = open('', ana, 'v1', specifiedConfig);
    await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'nobody');
    expect(await screen.findByText('We can’t find a team called “nobody”.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create a team' })).toBeNull();
    unmount();
    open('?teamId=team-1', ana, 'v1', specifiedConfig);
    expect(await screen.findByRole('radio', { name: /Water Street/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add a location/ })).toBeNull();
  });

  it('[RTE-05] starts with the work e-mail in its second variant', async () => {
    network();
    open('', ana, 'v2');
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Start with your work email',
      'Or find your team by name',
    ]);
  });

  it('[TEM-02] lets a guest look, and keeps the step while they sign in', async () => {
    fakeNetwork({ searchTeams: () => ({ results: [makeTeamDetails()] }) });
    const asked: string[] = [];
    const undo = bus.on('signInRequested', ({ reason }) => asked.push(reason));
    const app = open('', 'guest');
    await app.user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'north');
    await app.user.click(await screen.findByRole('button', { name: 'Join Northlight Studio' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
    expect(screen.getByText(/^You need an account to join a team\./)).toBeVisible();
    undo();
    expect(asked).toEqual(['team']);
    expect(app.location()).toBe(`${path}?teamId=team-1`);
  });

  it('[TEM-02] asks a guest who creates a team to sign in, and opens no dialog', async () => {
    fakeNetwork({ searchTeams: () => ({ results: [] }) });
    const asked: string[] = [];
    const undo = bus.on('signInRequested', ({ reason }) => asked.push(reason));
    const { user } = open('', 'guest');
    await user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'north');
    await user.click(await screen.findByRole('button', { name: 'Create a team' }));
    undo();
    expect(asked).toEqual(['team']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the work e-mail', () => {
  const pending = makeEmailVerificationResult();
  const verified = makeEmailVerificationResult({ emailVerificationStatus: 'VERIFIED' });

  async function send({ user }: RenderedApp): Promise<void> {
    await user.type(await screen.findByRole('textbox', { name: 'Work email' }), 'ana@northlight.example');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
  }

  it('[TEM-03] [TEM-06] is required by a secured team and gets a code, which opens the work locations', async () => {
    const calls = network({
      getTeam: () => ({ team: makeTeam() }),
      sendEmailVerification: () => pending,
      verifyWorkspaceEmail: () => verified,
    });
    const app = open('?teamId=team-1');
    expect(
      await screen.findByRole('heading', { name: 'Your work email at Northlight Studio' }),
    ).toBeVisible();
    await send(app);
    expect(await screen.findByText('We sent a code to ana@northlight.example.')).toBeVisible();
    expect(app.location()).toBe(`${path}?teamId=team-1&step=code`);
    expect(calls.callsOf('sendEmailVerification').map(({ body }) => body)).toEqual([
      {
        source: { sourceType: 'TIFFIN_WEB', subdomain: null },
        email: 'ana@northlight.example',
        promoCode: null,
        teamId: 'team-1',
      },
    ]);
    const field = screen.getByRole('textbox', { name: 'Six-digit code' });
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await app.user.type(field, '402 117');
    calls.plan({
      getTeam: () => ({ team: makeTeam({ userMembership: { status: 'NOT_JOINED', emailVerified: true } }) }),
    });
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: /Where do you work/ })).toBeVisible();
    expect(screen.getByText('Your email is confirmed.')).toBeVisible();
    expect(calls.callsOf('verifyWorkspaceEmail').map(({ body }) => body)).toEqual([
      { emailCode: '402117', promoCode: null },
    ]);
  });

  it('[TEM-13] names the subdomain of the page, for a new code, too', async () => {
    const calls = network({ getTeam: () => ({ team: makeTeam() }), sendEmailVerification: () => pending });
    const app = open('?teamId=team-1', ana, 'v1', { ...testConfig, subdomain: 'northlight' });
    await send(app);
    await screen.findByText('We sent a code to ana@northlight.example.');
    expect(calls.callsOf('sendEmailVerification').map(({ body }) => body)).toEqual([
      expect.objectContaining({ source: { sourceType: 'TIFFIN_WEB', subdomain: 'northlight' } }),
    ]);
  });

  it('[TEM-06] is confirmed by the code of its link, together with the promo code', async () => {
    const calls = network({ verifyWorkspaceEmail: () => verified });
    open('?emailCode=402117&promoCode=LUNCH');
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(calls.callsOf('verifyWorkspaceEmail').map(({ body }) => body)).toEqual([
      { emailCode: '402117', promoCode: 'LUNCH' },
    ]);
  });

  it('[TEM-06] is confirmed by the token of its link', async () => {
    const calls = network({ verifyWorkspaceEmail: () => verified });
    open('?token=a-longer-token');
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(calls.callsOf('verifyWorkspaceEmail')[0]?.body).toEqual({
      emailCode: 'a-longer-token',
      promoCode: null,
    });
  });

  it('[TEM-06] keeps the code of a failed link for a retry', async () => {
    const calls = network({ verifyWorkspaceEmail: () => failNetwork() });
    const { user } = open('?emailCode=402117');
    expect(await screen.findByText(/We couldn’t connect/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Six-digit code' })).toHaveValue('402117');
    calls.plan({ verifyWorkspaceEmail: () => verified });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  });

  it('[TEM-06] checks again when the link was opened elsewhere', async () => {
    const answers = [pending, verified];
    const calls = network({
      sendEmailVerification: () => pending,
      checkEmailVerification: () => answers.shift(),
    });
    const app = open();
    await send(app);
    const again = await screen.findByRole('button', { name: /check again/ });
    await app.user.click(again);
    expect(await screen.findByText(/isn’t confirmed yet/)).toBeVisible();
    await app.user.click(again);
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect(calls.callsOf('checkEmailVerification')[0]?.body).toEqual({ workEmail: 'ana@northlight.example' });
  });

  it('[TEM-03] needs no code if it is already verified', async () => {
    network({ sendEmailVerification: () => verified });
    const app = open();
    await send(app);
    expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  });

  it.each([
    ['JOINABLE', 'You can join Northlight Studio now.', 'Choose where you work'],
    ['JOINED', 'You’re already in Northlight Studio.', 'Open Northlight Studio'],
    ['INVITE_ONLY', /is by invitation only/, 'I was invited'],
    ['DOES_NOT_EXIST', /There’s no team for your email yet/, 'Create a team'],
  ] as const)('[TEM-03] shows %s on a screen of its own', async (teamStatus, words, action) => {
    const associatedTeamDetails =
      teamStatus === 'DOES_NOT_EXIST' ? null : makeEmailVerificationResult().associatedTeamDetails;
    network({ sendEmailVerification: () => ({ ...verified, teamStatus, associatedTeamDetails }) });
    const app = open();
    await send(app);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  });

  it.each([
    ['JOINABLE', 'Choose where you work', 'place'],
    ['JOINED', 'Open Northlight Studio', 'home'],
  ] as const)('[TEM-03] leads from %s by “%s” to the step %s', async (teamStatus, action, step) => {
    network({
      sendEmailVerification: () => ({ ...verified, teamStatus }),
      getTeam: () => ({ team: openTeam(member) }),
    });
    const app = open();
    await send(app);
    await app.user.click(await screen.findByRole('button', { name: action }));
    await waitFor(() => {
      expect(app.location()).toBe(`${path}?teamId=team-1&step=${step}`);
    });
  });

  it('[TEM-06] cannot be sent again too early, and the e-mail address can be changed', async () => {
    network({ sendEmailVerification: () => pending });
    const app = open();
    await send(app);
    expect(await screen.findByText(/Send a new code in 00:[23]\d/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByRole('textbox', { name: 'Work email' })).toHaveValue('ana@northlight.example');
  });

  it.each([
    ['EMAIL_DOES_NOT_MATCH_TEAM', /doesn’t belong to the team/],
    ['EMAIL_DOMAIN_NOT_ALLOWED', /Use your work email\. A personal one/],
  ])('[TEM-03] refused by %s says why and stays', async (type, words) => {
    network({ sendEmailVerification: () => refuseWith(400, type) });
    const app = open();
    await send(app);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Work email' })).toHaveValue('ana@northlight.example');
    expect(app.effects).toEqual([]);
  });

  it('[TEM-06] shows the tries that are left', async () => {
    network({
      sendEmailVerification: () => pending,
      verifyWorkspaceEmail: () => refuseWith(400, 'EMAIL_CODE_INVALID', { data: { triesLeft: 4 } }),
    });
    const app = open();
    await send(app);
    await app.user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '000000');
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('That code isn’t right. 4 tries left.')).toBeVisible();
  });
});

describe('joining', () => {
  it('[TEM-04] [TEM-03] sends a location and a floor, and opens the member’s page', async () => {
    const calls = network({
      getTeam: () => ({ team: openTeam() }),
      joinTeam: () => ({ team: openTeam(member) }),
    });
    const told: string[] = [];
    const undo = bus.on('teamJoined', ({ teamId }) => told.push(teamId));
    const app = open('?teamId=team-1');
    await app.user.click(await screen.findByRole('radio', { name: /2nd floor.*20 members/ }));
    expect(screen.getByRole('radio', { name: /Gastown.*34 members/ })).toBeChecked();
    await app.user.click(screen.getByRole('button', { name: 'Join Northlight Studio' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
    expect(document.title).toBe('Northlight Studio');
    expect(screen.getByText('Joined with ana@northlight.example')).toBeVisible();
    expect(screen.getByText('Email confirmed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lunch near Gastown' })).toBeVisible();
    const near = new URL(
      String(screen.getByRole('link', { name: 'See restaurants' }).getAttribute('href')),
      'http://localhost',
    );
    expect([near.pathname, near.searchParams.get('address')]).toEqual(['/', '12 Water Street, Vancouver']);
    expect(await screen.findByText('Welcome to Northlight Studio.')).toBeVisible();
    undo();
    expect(told).toEqual(['team-1']);
    expect(calls.callsOf('joinTeam').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { teamId: 'team-1' }, body: { locationId: 'location-1', floorId: 'floor-2' } },
    ]);
  });

  it.each([
    ['EMAIL_VERIFICATION_REQUIRED', /Confirm your work email first/],
    ['USER_NOT_WHITELISTED', /not on this team’s list/],
    ['TEAM_INVITE_REQUIRED', /is by invitation only/],
  ])('[TEM-04] refused by %s says why and keeps the choice', async (type, words) => {
    network({ getTeam: () => ({ team: openTeam() }), joinTeam: () => refuseWith(403, type) });
    const app = open('?teamId=team-1');
    await app.user.click(await screen.findByRole('radio', { name: /2nd floor/ }));
    await app.user.click(screen.getByRole('button', { name: 'Join Northlight Studio' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('radio', { name: /2nd floor/ })).toBeChecked();
    expect(app.effects).toEqual([]);
  });

  async function addWaterStreet({ user }: RenderedApp) {
    await user.click(await screen.findByRole('button', { name: 'Add a location' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a location' }));
    const field = dialog.getByRole('combobox', { name: 'Address or building' });
    expect(field).toHaveFocus();
    await user.type(field, '12 Water Street');
    await user.click(await screen.findByRole('option', { name: /12 Water Street/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Your work email' }), 'ana@northlight.example');
    await user.click(dialog.getByRole('button', { name: 'Add location' }));
    return dialog;
  }

  it('[TEM-04] [MOD-07] opens the location that was added, and says that it was', async () => {
    const team = openTeam();
    const added = team.locations.map((one) => ({ ...one, locationId: 'location-9', displayName: 'Harbour' }));
    network({
      getTeam: () => ({ team }),
      searchAddresses: () => waterStreet,
      addTeamLocation: () => ({ team: { ...team, locations: [...team.locations, ...added] } }),
    });
    await addWaterStreet(open('?teamId=team-1'));
    expect(await screen.findByText('The location was added.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Harbour/ })).toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[TEM-04] [TEM-08] [MOD-07] adds a location, and opens one that already exists, whatever the type of the 409', async () => {
    const existing = { data: { locationId: 'location-1' } };
    const calls = network({
      getTeam: () => ({ team: openTeam() }),
      searchAddresses: () => waterStreet,
      addTeamLocation: () => refuseWith(409, 'A_TYPE_OF_TOMORROW', existing),
    });
    const app = open('?teamId=team-1');
    const dialog = await addWaterStreet(app);
    expect(await dialog.findByText('The team already has this location.')).toBeVisible();
    expect(calls.callsOf('addTeamLocation').map(({ body }) => body)).toEqual([
      { googlePlaceId: 'N12', workEmail: 'ana@northlight.example' },
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Show location' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Gastown/ })).toBeChecked();
  });

  it.each(['Add a location', 'Create a team'])('[MOD-07] asks for the house number: %s', async (name) => {
    network({
      getTeam: () => ({ team: openTeam() }),
      searchTeams: () => ({ results: [] }),
      searchAddresses: () => wholeWaterStreet,
    });
    const app = open(name === 'Add a location' ? '?teamId=team-1' : '');
    if (name === 'Create a team')
      await app.user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'Northlight');
    await app.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    const field = dialog.getByRole('combobox', { name: 'Address or building' });
    await app.user.type(field, 'Water Street');
    await app.user.click(await screen.findByRole('option', { name: /Water Street/ }));
    await app.user.type(dialog.getByRole('textbox', { name: /work email/ }), 'ana@northlight.example');
    await app.user.click(dialog.getByRole('button', { name: /Add location|Create team/ }));
    expect(field).toHaveAccessibleDescription(/Add the house number/);
    expect(field).toHaveValue('Water Street, Vancouver');
  });

  it('[TEM-04] [MOD-07] creates a team and opens it', async () => {
    const calls = network({
      searchTeams: () => ({ results: [] }),
      createTeam: () => ({ team: openTeam(member) }),
      searchAddresses: () => waterStreet,
      getTeam: () => ({ team: openTeam(member) }),
    });
    const app = open();
    await app.user.type(await screen.findByRole('searchbox', { name: 'Team name' }), 'Northlight Studio');
    await app.user.click(await screen.findByRole('button', { name: 'Create a team' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a team' });
    expect(within(dialog).getByRole('textbox', { name: 'Team name' })).toHaveFocus();
    await app.user.click(within(dialog).getByRole('button', { name: 'Create team' }));
    expect(within(dialog).getByRole('combobox', { name: 'Address or building' })).toHaveAccessibleDescription(
      /Search for the team’s address, and choose it from the list\./,
    );
    expect(within(dialog).getByRole('textbox', { name: 'Your work email' })).toHaveAccessibleDescription(
      'Enter a full email address, such as ana@example.com.',
    );
    expect(calls.callsOf('createTeam')).toEqual([]);
    await app.user.type(
      within(dialog).getByRole('combobox', { name: 'Address or building' }),
      '12 Water Street',
    );
    await app.user.click(await screen.findByRole('option', { name: /12 Water Street/ }));
    await app.user.type(
      within(dialog).getByRole('textbox', { name: 'Your work email' }),
      'ana@northlight.example',
    );
    await app.user.click(within(dialog).getByRole('button', { name: 'Create team' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
    expect(screen.getByText('Northlight Studio was created.')).toBeVisible();
    expect(calls.callsOf('createTeam').map(({ body }) => body)).toEqual([
      {
        teamDetails: { name: 'Northlight Studio' },
        locations: [{ googlePlaceId: 'N12' }],
        userSettings: { workEmail: 'ana@northlight.example' },
      },
    ]);
  });

  it('says that a team does not exist', async () => {
    network({ getTeam: () => refuseWith(404, 'NOT_FOUND') });
    open('?teamId=team-9');
    expect(await screen.findByRole('heading', { name: 'We can’t find this team' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a team' })).toHaveAttribute('href', path);
  });
});

describe('a member', () => {
  const mine = makeUser({ teamInfo: { defaultTeamId: 'team-1' } });

  it('[TEM-03] opens the team’s page and can move to another floor', async () => {
    const moved = { ...member, userSettings: { ...makeTeam(member).userSettings, floorId: 'floor-3' } };
    const calls = network({
      getUser: () => ({ user: mine }),
      getTeam: () => ({ team: openTeam(member) }),
      joinTeam: () => ({ team: openTeam(moved) }),
    });
    const app = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Northlight Studio' })).toBeVisible();
    expect(screen.getByText('Delivered to Kitchen.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /2nd floor/ })).toBeChecked();
    await app.user.click(screen.getByRole('radio', { name: /3rd floor/ }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your delivery location is saved.')).toBeVisible();
    expect(calls.callsOf('joinTeam')[0]?.body).toEqual({ locationId: 'location-1', floorId: 'floor-3' });
  });

  it('[TEM-09] sees members, secured marks and drop zones of places and floors, and their own', async () => {
    network({ getUser: () => ({ user: mine }), getTeam: () => ({ team: openTeam(member) }) });
    open();
    const place = await screen.findByRole('radio', { name: /Gastown/ });
    expect(place).toBeChecked();
    expect(place.closest('label')).toHaveTextContent('12 Water Street, Vancouver · 34 members');
    expect(place.closest('label')).not.toHaveTextContent('Badge needed');
    const [second, third] = [/2nd floor/, /3rd floor/].map((name) => screen.getByRole('radio', { name }));
    expect(second).toBeChecked();
    expect(second?.closest('label')).toHaveTextContent('20 members · Drop zones: Kitchen');
    expect(third).not.toBeChecked();
    expect(third?.closest('label')).toHaveTextContent('14 members');
    expect(third?.closest('label')).toHaveTextContent('Badge needed');
    expect(screen.getByText('Delivered to Kitchen.')).toBeVisible();
  });

  it('[TEM-05] [TEM-04] [MOD-07] leaves after a confirmation: the dialog closes and a toast says so', async () => {
    const calls = network({
      getUser: () => ({ user: mine }),
      getTeam: () => ({ team: openTeam(member) }),
      leaveTeam: () => ({}),
    });
    const told: string[] = [];
    const undo = bus.on('teamLeft', ({ teamId }) => told.push(teamId));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Leave Northlight Studio' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Northlight Studio?' });
    expect(calls.callsOf('leaveTeam')).toHaveLength(0);
    calls.plan({ leaveTeam: () => refuseWith(500, 'UNKNOWN') });
    await app.user.click(within(dialog).getByRole('button', { name: 'Leave team' }));
    expect(await within(dialog).findByText(/^We couldn’t send this\./)).toBeVisible();
    calls.plan({ leaveTeam: () => ({}) });
    expect(dialog).toHaveTextContent('You’ll lose the team’s group orders and prices.');
    expect(within(dialog).getByRole('button', { name: 'Stay' })).toBeVisible();
    expect(told).toEqual([]);
    calls.plan({ getUser: () => ({ user: makeUser() }), getTeam: () => ({ team: openTeam() }) });
    await app.user.click(within(dialog).getByRole('button', { name: 'Leave team' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(await screen.findByText('You’ve left Northlight Studio.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order with your team' })).toBeVisible();
    undo();
    expect(told).toEqual(['team-1']);
    expect(calls.callsOf('leaveTeam').at(-1)?.params).toEqual({ teamId: 'team-1' });
  });

  it('[TEM-05] closes the question and says so even if the account cannot be read again', async () => {
    const calls = network({
      getUser: () => ({ user: mine }),
      getTeam: () => ({ team: openTeam(member) }),
      leaveTeam: () => ({}),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Leave Northlight Studio' }));
    const dialog = await screen.findByRole('alertdialog');
    calls.plan({ getUser: () => refuseWith(403, 'FORBIDDEN') });
    await user.click(within(dialog).getByRole('button', { name: 'Leave team' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await waitFor(() => expect(screen.getByText('You’ve left Northlight Studio.')).toBeVisible());
  });

  it('[TEM-06] is welcomed by teamJoinSuccess', async () => {
    network({ getTeam: () => ({ team: openTeam(member) }) });
    open('?teamId=team-1&teamJoinSuccess=true');
    expect(await screen.findByText('Welcome to Northlight Studio.')).toBeVisible();
  });
});
