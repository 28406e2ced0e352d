import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Team, TeamLocation, TeamPeople } from '@tiffin/contracts';
import {
  ana,
  failNetwork,
  fakeNetwork,
  makeTeam,
  makeTeamMember,
  makeTeamOrderPeople,
  makeUser,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import type { FakeNetwork, Handler, RenderedApp } from '@tiffin/testing';
import { TeamJoinScreen } from './team-join-screen';

const gastown = firstLocation();
const harbour = {
  ...gastown,
  locationId: 'location-2',
  displayName: 'Harbour',
  extendedDisplayName: '9 Harbour Lane',
  memberCount: 0,
  floors: [],
};

function firstLocation(): TeamLocation {
  const [first] = makeTeam().locations;
  if (!first) throw new Error('The team of the tests has no location.');
  return first;
}

function teamOf(role: 'ADMIN' | 'MEMBER', locations = [{ ...gastown, memberCount: 3 }, harbour]): Team {
  return makeTeam({
    locations,
    userMembership: { status: 'MEMBER', emailVerified: true, role },
    groupOrders: [],
  });
}

const me = makeTeamMember({
  externalUserId: 'user-ana',
  firstName: 'Ana',
  lastName: 'Oliveira',
  role: 'ADMIN',
  isCurrentUser: true,
});
const beas = [
  makeTeamMember({ workEmail: 'bea.wong@northlight.example' }),
  makeTeamMember({ externalUserId: 'bea-2', workEmail: 'bea@northlight.example', floorId: 'floor-3' }),
];
const people: TeamPeople = { members: [me, ...beas], orders: [makeTeamOrderPeople()] };

type Opened = RenderedApp & { readonly network: FakeNetwork };

function open(more: Readonly<Record<string, Handler>> = {}, team = teamOf('ADMIN')): Opened {
  const network = fakeNetwork({
    getUser: () => ({ user: makeUser({ teamInfo: { defaultTeamId: 'team-1' } }) }),
    getTeam: () => ({ team }),
    getTeamPeople: () => people,
    ...more,
  });
  const path = '/order/team/join';
  return { ...renderInApp(<TeamJoinScreen variant="v1" />, { path, route: path, session: ana }), network };
}

const button = async (name: string) => screen.findByRole('button', { name });

it('an admin sees the members by place, tells two Beas apart, and who is admin', async () => {
  open();
  const floor = await screen.findByRole('list', { name: 'Gastown, 2nd floor' });
  expect(
    within(floor)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ana OliveiraYouAdmin', 'Bea Wong (bea.wong@northlight.example)Make admin']);
  const other = screen.getByRole('list', { name: 'Gastown, 3rd floor' });
  expect(within(other).getByText('Bea Wong (bea@northlight.example)')).toBeVisible();
});

it('an admin sees who is in an order of the team, and who is done', async () => {
  const orders = [
    makeTeamOrderPeople({
      members: [
        { externalUserId: 'user-ana', isDone: true },
        { externalUserId: 'user-bea', isDone: false },
      ],
      otherCount: 1,
    }),
  ];
  open({ getTeamPeople: () => ({ members: [me, makeTeamMember()], orders }) });
  expect(await screen.findByText(/arrives Tue 26 Nov, 12:30.* · 1 of 2 done/)).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(expect.arrayContaining(['Ana OliveiraDone', 'Bea WongChoosing']));
  expect(screen.getByText('and 1 person who isn’t in the team')).toBeVisible();
});

it.each([
  ['choose until', false, 1],
  ['Ordered', true, 0],
] as const)('an admin reads “%s” if the order is placed: %s', async (word, isOrdered, deadlines) => {
  open({ getTeamPeople: () => ({ ...people, orders: [makeTeamOrderPeople({ isOrdered })] }) });
  const order = (await screen.findByText(/arrives Tue 26 Nov/)).closest('li');
  expect(order).toHaveTextContent(word);
  expect(screen.queryAllByText(/choose until Tue 26 Nov, 11:30/)).toHaveLength(deadlines);
});

it('a member sees nothing of it, and nothing is asked for', async () => {
  const { network } = open({}, teamOf('MEMBER'));
  expect(await screen.findByRole('heading', { name: 'My delivery location' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Team admin' })).toBeNull();
  expect(network.callsOf('getTeamPeople')).toEqual([]);
});

it('an admin makes a member an admin after a question', async () => {
  const { user, network } = open({
    makeTeamAdmin: () => ({ members: [me, { ...makeTeamMember(), role: 'ADMIN' }], orders: [] }),
  });
  await user.click(await button('Make Bea Wong (bea.wong@northlight.example) an admin'));
  const dialog = await screen.findByRole('dialog', { name: /^Make Bea Wong .* an admin\?$/ });
  expect(within(dialog).getByText(/^Admins see who is in the team and who is ordering\./)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Not now' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(network.callsOf('makeTeamAdmin').map(({ params }) => params)).toEqual([
    { teamId: 'team-1', externalUserId: 'user-bea' },
  ]);
  expect(screen.getAllByText('Admin')).toHaveLength(2);
  expect(screen.getByText('Bea Wong (bea.wong@northlight.example) is now an admin.')).toBeVisible();
  expect(screen.getByText(/^No group orders today or later\./)).toBeVisible();
});

it('an admin makes another admin a member again, and the only admin finds no such button', async () => {
  const bea = makeTeamMember({ role: 'ADMIN' });
  const { user, network } = open({
    getTeamPeople: () => ({ members: [me, bea], orders: [] }),
    removeTeamAdmin: () => ({ team: teamOf('ADMIN') }),
  });
  await user.click(await button('Make Bea Wong a member again'));
  const dialog = await screen.findByRole('dialog', { name: 'Make Bea Wong a member again?' });
  expect(within(dialog).getByText(/^They stay in the team,/)).toBeVisible();
  network.plan({ getTeamPeople: () => ({ members: [me, makeTeamMember()], orders: [] }) });
  await user.click(within(dialog).getByRole('button', { name: 'Make member' }));
  expect(await screen.findByText('Bea Wong is a member again.')).toBeVisible();
  expect(await button('Make Bea Wong an admin')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Step down as admin' })).toBeNull();
  expect(network.callsOf('removeTeamAdmin').map(({ params }) => params)).toEqual([
    { teamId: 'team-1', externalUserId: 'user-bea' },
  ]);
});

it('an admin steps down while another one is there, and the admin’s part of the page goes', async () => {
  const answers: unknown[] = [refuseWith(409, 'LAST_TEAM_ADMIN', {}), { team: teamOf('MEMBER') }];
  const bea = makeTeamMember({ role: 'ADMIN' });
  const { user, network } = open({
    getTeamPeople: () => ({ members: [me, bea], orders: [] }),
    removeTeamAdmin: () => answers.shift(),
  });
  await user.click(await button('Step down as admin'));
  const dialog = await screen.findByRole('dialog', { name: 'Step down as admin?' });
  expect(within(dialog).getByText(/^You stay in the team\./)).toBeVisible();
  const confirm = within(dialog).getByRole('button', { name: 'Step down' });
  await user.click(confirm);
  expect(await within(dialog).findByText(/You’re the only admin/)).toBeVisible();
  await user.click(confirm);
  expect(await screen.findByText(/You’re a member now/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Team admin' })).toBeNull();
  expect(network.callsOf('getTeamPeople')).toHaveLength(1);
});

it('a refusal is named, and the question stays until it is put off', async () => {
  const { user } = open({ makeTeamAdmin: () => refuseWith(403, 'FORBIDDEN', {}) });
  await user.click(await button('Make Bea Wong (bea@northlight.example) an admin'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Make admin' }));
  expect(await within(dialog).findByText(/You’re not an admin of this team any more/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('renames a location, and says why a name is refused without losing it', async () => {
  const answers: unknown[] = [
    refuseWith(409, 'TEAM_LOCATION_EXISTS', { data: { locationId: 'location-2' } }),
    failNetwork(),
    { team: teamOf('ADMIN', [{ ...gastown, displayName: 'Lighthouse' }, harbour]) },
  ];
  const { user, network } = open({ renameTeamLocation: () => answers.shift() });
  const rename = await button('Rename Gastown');
  const ownLocation = within(rename.parentElement?.parentElement ?? rename);
  expect(ownLocation.getByText('12 Water Street, Vancouver · 3 members')).toBeVisible();
  await user.click(rename);
  const dialog = await screen.findByRole('dialog', { name: 'Rename Gastown' });
  expect(within(dialog).getByText(/^The address stays the same: 12 Water Street/)).toBeVisible();
  const field = within(dialog).getByRole('textbox', { name: 'Name of the location' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.click(within(dialog).getByRole('button', { name: 'Save name' }));
  expect(within(dialog).getByText('Enter a name.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(network.callsOf('renameTeamLocation')).toEqual([]);
  await user.keyboard('Lighthouse{Enter}');
  expect(await within(dialog).findByText('Another location already has this name.')).toBeVisible();
  expect(field).toHaveValue('Lighthouse');
  await user.keyboard('{Enter}');
  expect(await within(dialog).findByText(/We couldn’t connect, so nothing changed/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await button('Rename Lighthouse')).toBeVisible();
  expect(screen.getByText('The location is now called Lighthouse.')).toBeVisible();
  expect(network.callsOf('renameTeamLocation').map(({ params, body }) => [params, body])).toContainEqual([
    { teamId: 'team-1', locationId: 'location-1' },
    { displayName: 'Lighthouse' },
  ]);
});

it('removes a location with members only after saying where they move, and reads the people again', async () => {
  const { user, network } = open({
    removeTeamLocation: () => ({ team: teamOf('ADMIN', [{ ...harbour, memberCount: 3 }]) }),
  });
  await user.click(await button('Remove Gastown'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Gastown?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove location' }));
  expect(within(dialog).getByText('Choose where they move to.')).toBeVisible();
  expect(network.callsOf('removeTeamLocation')).toEqual([]);
  const where = within(dialog).getByRole('group', { name: 'Where do 3 members move to?' });
  await user.click(within(where).getByRole('radio', { name: /Harbour/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Remove location' }));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Remove Gastown' })).toBeNull();
  });
  expect(screen.getByText('Gastown was removed.')).toBeVisible();
  expect(network.callsOf('removeTeamLocation').map(({ query }) => query)).toEqual([{ moveTo: 'location-2' }]);
  await waitFor(() => {
    expect(network.callsOf('getTeamPeople')).toHaveLength(2);
  });
});

it('removes an empty location by one question, and asks where if somebody joined meanwhile', async () => {
  const { user, network } = open({
    removeTeamLocation: () => refuseWith(409, 'TEAM_LOCATION_IN_USE', { data: { memberCount: 1 } }),
  });
  await user.click(await button('Remove Harbour'));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).queryByRole('radio')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Remove location' }));
  expect(await within(dialog).findByRole('group', { name: 'Where does 1 member move to?' })).toBeVisible();
  expect(network.callsOf('removeTeamLocation').map(({ query }) => query)).toEqual([{}]);
});

it('says that members of the only location need another one first', async () => {
  const { user } = open({}, teamOf('ADMIN', [gastown]));
  await user.click(await button('Remove Gastown'));
  expect(await screen.findByText(/Add another one first/)).toBeVisible();
});

it('an admin who leaves reads who takes over', async () => {
  const { user } = open();
  await user.click(await button('Leave Northlight Studio'));
  expect(await screen.findByText(/the member who joined first takes over/)).toBeVisible();
});

it('people that do not load can be asked for again, and the locations stay', async () => {
  const answers: unknown[] = [refuseWith(500, 'UNKNOWN', {}), people];
  const { user } = open({ getTeamPeople: () => answers.shift() ?? people });
  expect(await screen.findByText('Your team’s members didn’t load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rename Gastown' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Gastown, 2nd floor' })).toBeVisible();
});
