import { describe, expect, it } from '@jest/globals';
import type { Answer, Caller } from '../../test-support/caller';
import { GroupStory } from '../../test-support/group-story';
import { joinTeam, newTeam, proveWorkEmail } from '../../test-support/team-member';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();
const story = new GroupStory(sandbox);

const DAY_MS = 86_400_000;

type Office = Awaited<ReturnType<typeof newTeam>> & { readonly admin: Caller };

async function office(): Promise<Office> {
  const admin = await story.person('Ada');
  return { ...(await newTeam(sandbox, admin)), admin };
}

/** Brings a new person into the team, at its last location. */
async function colleague({ teamId, domain }: Office, firstName: string, local: string): Promise<Caller> {
  const who = await story.person(firstName);
  await proveWorkEmail(sandbox, who, `${local}@${domain}`);
  await joinTeam(who, teamId);
  return who;
}

const idOf = async (who: Caller): Promise<string> =>
  (await who.call('GET', '/main/v1/user')).body.user.externalUserId;
const teamOf = async (who: Caller, { path }: Office): Promise<Answer['body']> =>
  (await who.call('GET', path)).body.team;
const peopleOf = async ({ admin, path }: Office): Promise<Answer['body']> =>
  (await admin.call('GET', `${path}/people`)).body;

/** Every call of the team's admins, with something that an admin could do. */
function adminCalls({
  path,
  locations,
}: Office): readonly (readonly ['GET' | 'PUT' | 'PATCH' | 'DELETE', string, unknown?])[] {
  const [first, last] = locations;
  return [
    ['GET', `${path}/people`],
    ['PUT', `${path}/admins/nobody`],
    ['DELETE', `${path}/admins/nobody`],
    ['PATCH', `${path}/locations/${first?.locationId}`, { displayName: 'Lighthouse' }],
    ['DELETE', `${path}/locations/${first?.locationId}?moveTo=${last?.locationId}`],
  ];
}

describe('who may', () => {
  it('the creator of a team is its admin; a member gets 403, and a stranger 404 as for no team', async () => {
    const room = await office();
    const [member, stranger] = [await colleague(room, 'Mia', 'mia'), await story.person('Sol')];
    expect((await teamOf(room.admin, room)).userMembership.role).toBe('ADMIN');
    expect((await teamOf(member, room)).userMembership.role).toBe('MEMBER');
    expect((await teamOf(stranger, room)).userMembership).not.toHaveProperty('role');
    const before = await peopleOf(room);
    for (const [method, path, body] of adminCalls(room)) {
      const refused = await member.call(method, path, body);
      expect([path, refused.status, refused.body.error.reason]).toEqual([path, 403, 'NOT_THE_ADMIN']);
      const unseen = await stranger.call(method, path, body);
      const none = await stranger.call(method, path.replace(room.teamId, 'no-team'), body);
      expect([path, unseen.status, unseen.body]).toEqual([path, 404, none.body]);
      expect([path, (await story.guest().call(method, path, body)).status]).toEqual([path, 401]);
    }
    expect(await peopleOf(room)).toEqual(before);
    expect(
      (await teamOf(room.admin, room)).locations.map(
        ({ displayName }: Office['locations'][number]) => displayName,
      ),
    ).toEqual(room.locations.map(({ displayName }) => displayName));
  });

  it('an admin makes a member an admin, who may then do the same, and nobody who is no member', async () => {
    const room = await office();
    const mia = await colleague(room, 'Mia', 'mia');
    const stranger = await idOf(await story.person('Sol'));
    const promote = async (who: Caller, id: string) => who.call('PUT', `${room.path}/admins/${id}`);
    expect((await promote(room.admin, stranger)).status).toBe(404);
    const answer = await promote(room.admin, await idOf(mia));
    expect(answer.body.members.map(({ role }: { role: string }) => role)).toEqual(['ADMIN', 'ADMIN']);
    expect((await mia.call('GET', `${room.path}/people`)).status).toBe(200);
    expect((await promote(room.admin, await idOf(mia))).status).toBe(200);
  });

  it('an admin makes an admin a member again, also themselves, while another admin stays', async () => {
    const room = await office();
    const mia = await colleague(room, 'Mia', 'mia');
    const [adaId, miaId] = [await idOf(room.admin), await idOf(mia)];
    const demote = async (who: Caller, id: string) => who.call('DELETE', `${room.path}/admins/${id}`);
    expect((await demote(room.admin, await idOf(await story.person('Sol')))).status).toBe(404);
    const only = await demote(room.admin, adaId);
    expect([only.status, only.body.error.type]).toEqual([409, 'LAST_TEAM_ADMIN']);
    await room.admin.call('PUT', `${room.path}/admins/${miaId}`);
    expect((await demote(mia, adaId)).body.team.userMembership.role).toBe('ADMIN');
    expect((await demote(room.admin, miaId)).status).toBe(403);
    await mia.call('PUT', `${room.path}/admins/${adaId}`);
    expect((await demote(mia, miaId)).body.team.userMembership.role).toBe('MEMBER');
    expect((await mia.call('GET', `${room.path}/people`)).status).toBe(403);
    expect((await demote(room.admin, adaId)).status).toBe(409);
  });

  it('two admins who make each other members at the same moment leave the team one admin', async () => {
    const room = await office();
    const mia = await colleague(room, 'Mia', 'mia');
    const [adaId, miaId] = [await idOf(room.admin), await idOf(mia)];
    await room.admin.call('PUT', `${room.path}/admins/${miaId}`);
    const answers = await Promise.all([
      room.admin.call('DELETE', `${room.path}/admins/${miaId}`),
      mia.call('DELETE', `${room.path}/admins/${adaId}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('the creator’s first team is their own, so that the team sees their group orders', async () => {
    const room = await office();
    const { user } = (await room.admin.call('GET', '/main/v1/user')).body;
    expect(user.teamInfo.defaultTeamId).toBe(room.teamId);
  });

  it('an admin who moves to another location stays admin', async () => {
    const room = await office();
    await joinTeam(room.admin, room.teamId);
    expect((await teamOf(room.admin, room)).userMembership.role).toBe('ADMIN');
  });
});

describe('an admin who leaves', () => {
  it('leaves the team to the member who joined first, unless another admin is there', async () => {
    const room = await office();
    const [mia, bo] = [await colleague(room, 'Mia', 'mia'), await colleague(room, 'Bo', 'bo')];
    const roleOf = async (who: Caller) => (await teamOf(who, room)).userMembership.role;
    await room.admin.call('POST', `${room.path}/leave`);
    expect([await roleOf(mia), await roleOf(bo)]).toEqual(['ADMIN', 'MEMBER']);
    await mia.call('PUT', `${room.path}/admins/${await idOf(bo)}`);
    await joinTeam(room.admin, room.teamId);
    await mia.call('POST', `${room.path}/leave`);
    expect([await roleOf(bo), await roleOf(room.admin)]).toEqual(['ADMIN', 'MEMBER']);
  });
});

describe('the people of a team', () => {
  it('have name, place and role, and those with the same name their work e-mail', async () => {
    const room = await office();
    await colleague(room, 'Bea', 'bea.wong');
    await colleague(room, 'Bea', 'bea.lee');
    await colleague(room, 'Mia', 'mia');
    const { members } = await peopleOf(room);
    const last = room.locations.at(-1)?.locationId;
    expect(members).toMatchObject([
      { firstName: 'Ada', role: 'ADMIN', isCurrentUser: true },
      { firstName: 'Bea', workEmail: `bea.wong@${room.domain}`, role: 'MEMBER', locationId: last },
      { firstName: 'Bea', workEmail: `bea.lee@${room.domain}`, isCurrentUser: false },
      { firstName: 'Mia' },
    ]);
    expect(members[3]).not.toHaveProperty('workEmail');
  });

  it('are named with who joined and who is done in the team’s orders, without dishes and amounts', async () => {
    const room = await office();
    const [mia, visitor] = [await colleague(room, 'Mia', 'mia'), story.guest()];
    const group = await story.start(room.admin);
    expect((await peopleOf(room)).orders).toEqual([]);
    await room.admin.call('PATCH', group.path, { shareMode: 'DEFAULT_TEAM' });
    await story.join(mia, group);
    await story.join(visitor, group, 'Vic');
    await story.add(room.admin, 3);
    const [adaId, miaId] = [await idOf(room.admin), await idOf(mia)];
    const { orders } = await peopleOf(room);
    expect(orders).toMatchObject([
      {
        fulfillmentId: group.fulfillmentId,
        hostFirstName: 'Ada',
        isOrdered: false,
        members: [
          { externalUserId: adaId, isDone: true },
          { externalUserId: miaId, isDone: false },
        ],
        otherCount: 1,
      },
    ]);
    expect(JSON.stringify(orders)).not.toMatch(/Vic|Micro|quantity|menuItem/);
    expect((await story.confirm(room.admin, group)).status).toBe(200);
    expect((await peopleOf(room)).orders).toMatchObject([{ isOrdered: true }]);
  });

  it('are named for an order until its day has passed, and not for one that only a link opens', async () => {
    const room = await office();
    const group = await story.start(room.admin);
    await room.admin.call('PATCH', group.path, { shareMode: 'DEFAULT_TEAM' });
    await story.add(room.admin, 3);
    expect((await story.confirm(room.admin, group)).status).toBe(200);
    expect((await peopleOf(room)).orders).toHaveLength(1);
    await story.guest().call('POST', '/sandbox/clock', { advanceMs: DAY_MS });
    try {
      expect((await peopleOf(room)).orders).toEqual([]);
    } finally {
      await story.guest().call('POST', '/sandbox/clock', { advanceMs: -DAY_MS });
    }
  });
});

describe('a location', () => {
  it('gets another name, and keeps its address; the name of another one is refused', async () => {
    const room = await office();
    const [first, last] = room.locations;
    const rename = async (displayName: string) =>
      room.admin.call('PATCH', `${room.path}/locations/${first?.locationId}`, { displayName });
    const [before] = (await teamOf(room.admin, room)).locations;
    const { team } = (await rename('  Lighthouse ')).body;
    expect(team.locations[0]).toEqual({ ...before, displayName: 'Lighthouse' });
    const taken = await rename(last?.displayName.toUpperCase() ?? '');
    expect([taken.status, taken.body.error.type, taken.body.error.data]).toEqual([
      409,
      'TEAM_LOCATION_EXISTS',
      { locationId: last?.locationId },
    ]);
    expect((await rename('lighthouse')).status).toBe(200);
    expect((await rename('   ')).status).toBe(400);
  });

  it('with members goes only with them to another one, at once and without their floor', async () => {
    const room = await office();
    const mia = await colleague(room, 'Mia', 'mia');
    const [first, last] = room.locations.map(({ locationId }) => locationId);
    const remove = async (query: string) =>
      room.admin.call('DELETE', `${room.path}/locations/${last}${query}`);
    const inUse = await remove('');
    expect([inUse.status, inUse.body.error.type, inUse.body.error.data]).toEqual([
      409,
      'TEAM_LOCATION_IN_USE',
      { memberCount: 1 },
    ]);
    for (const nowhere of [last, 'northlight-1']) {
      const refused = await remove(`?moveTo=${nowhere}`);
      expect([refused.status, refused.body.error.reason]).toEqual([400, 'moveTo']);
    }
    expect((await teamOf(mia, room)).userSettings.locationId).toBe(last);
    const { team } = (await remove(`?moveTo=${first}`)).body;
    expect(team.locations).toMatchObject([{ locationId: first, memberCount: 2 }]);
    expect((await teamOf(mia, room)).userSettings).toMatchObject({ locationId: first, floorId: null });
    expect((await remove(`?moveTo=${first}`)).status).toBe(404);
  });

  it('without members goes at once', async () => {
    const room = await office();
    const last = room.locations.at(-1)?.locationId;
    const { team } = (await room.admin.call('DELETE', `${room.path}/locations/${last}`)).body;
    expect(team.locations).toHaveLength(1);
  });

  it('that goes leaves a planned group order its address', async () => {
    const room = await office();
    const mia = await colleague(room, 'Mia', 'mia');
    const group = await story.start(mia);
    expect(group.deliveryDetails.location).toContain('Spadina');
    const [first, last] = room.locations.map(({ locationId }) => locationId);
    await room.admin.call('DELETE', `${room.path}/locations/${last}?moveTo=${first}`);
    expect((await story.read(mia, group)).deliveryDetails).toEqual(group.deliveryDetails);
  });

  it('belongs to its team: the admin of another one cannot touch it', async () => {
    const [room, other] = [await office(), await office()];
    const theirs = room.locations[0]?.locationId;
    for (const [method, body] of [
      ['PATCH', { displayName: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect((await other.admin.call(method, `${other.path}/locations/${theirs}`, body)).status).toBe(404);
  });
});

it('two admins who remove each other’s target leave every member somewhere', async () => {
  const room = await office();
  const mia = await colleague(room, 'Mia', 'mia');
  const [first, last] = room.locations.map(({ locationId }) => locationId);
  const answers = await Promise.all([
    room.admin.call('DELETE', `${room.path}/locations/${last}?moveTo=${first}`),
    room.admin.call('DELETE', `${room.path}/locations/${first}?moveTo=${last}`),
  ]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const { locations } = await teamOf(room.admin, room);
  expect(locations).toHaveLength(1);
  for (const who of [room.admin, mia])
    expect((await teamOf(who, room)).userSettings.locationId).toBe(locations[0].locationId);
});
