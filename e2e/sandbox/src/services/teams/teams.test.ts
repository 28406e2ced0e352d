import { describe, expect, it } from '@jest/globals';
import { guest, newPerson, type Caller } from '../../test-support/caller';
import { ownSandbox } from '../../test-support/own-sandbox';

const sandbox = ownSandbox();
let people = 0;

async function somebody(): Promise<Caller> {
  people += 1;
  return newPerson(sandbox, { email: `person-${people}@test.example`, firstName: `Person ${people}` });
}

const send = (caller: Caller, email: string, teamId: string | null = null) =>
  caller.call('POST', '/gateway/teams/email-verification/send', {
    source: { sourceType: 'TIFFIN_WEB', subdomain: null },
    email,
    promoCode: null,
    teamId,
  });
const verify = (caller: Caller, emailCode: string) =>
  caller.call('POST', '/gateway/workspaces/verify-email', { emailCode, promoCode: null });
const join = (caller: Caller, teamId: string, locationId: string, floorId: string | null) =>
  caller.call('POST', `/gateway/teams/${teamId}/join`, { locationId, floorId });

const pass = (advanceMs: number) => guest(sandbox).call('POST', '/sandbox/clock', { advanceMs });

async function codeSentTo(email: string): Promise<string> {
  const { body } = await guest(sandbox).call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`);
  return /\b\d{6}\b/.exec(body.messages[0].body)?.[0] ?? '';
}

async function prove(caller: Caller, email: string): Promise<void> {
  await send(caller, email);
  expect((await verify(caller, await codeSentTo(email))).body.emailVerificationStatus).toBe('VERIFIED');
}

describe('search', () => {
  it('[TEM-01] finds a part of the name in any case, and matches wildcards literally', async () => {
    const found = await guest(sandbox).call('GET', '/gateway/teams/search?name=STREET');
    expect(found.body).toEqual({
      results: [
        {
          teamId: 'mercer-street',
          name: 'Mercer Street Makers',
          secured: false,
          industry: 'Furniture and repair',
        },
      ],
    });
    expect((await guest(sandbox).call('GET', '/gateway/teams/search?name=%25')).body.results).toEqual([]);
    expect((await guest(sandbox).call('GET', '/gateway/teams/search?name=')).status).toBe(400);
  });
});

describe('membership', () => {
  it('[TEM-04] joins an open team at a location and floor, moves, and leaves', async () => {
    const ana = await somebody();
    const before = (await ana.call('GET', '/gateway/teams/mercer-street')).body.team;
    expect(before.userMembership).toEqual({ status: 'NOT_JOINED', emailVerified: false });
    const [location] = before.locations;
    const joined = await join(ana, 'mercer-street', location.locationId, location.floors[0].floorId);
    expect(joined.body.team.userMembership.status).toBe('MEMBER');
    expect(joined.body.team.userSettings).toMatchObject({
      locationId: location.locationId,
      floorId: location.floors[0].floorId,
    });
    expect(joined.body.team.locations[0].memberCount).toBe(location.memberCount + 1);
    expect(joined.body.team.locations[0].floors[0].memberCount).toBe(location.floors[0].memberCount + 1);

    const moved = await join(ana, 'mercer-street', location.locationId, location.floors[1].floorId);
    expect(moved.body.team.locations[0].memberCount).toBe(location.memberCount + 1);
    expect(moved.body.team.locations[0].floors[0].memberCount).toBe(location.floors[0].memberCount);

    expect((await ana.call('POST', '/gateway/teams/mercer-street/leave')).status).toBe(200);
    const after = (await ana.call('GET', '/gateway/teams/mercer-street')).body.team;
    expect(after.userMembership.status).toBe('NOT_JOINED');
    expect(after.locations[0].memberCount).toBe(location.memberCount);
  });

  it('refuses unknown locations, unknown teams and callers without an account', async () => {
    const ana = await somebody();
    expect((await join(ana, 'mercer-street', 'nowhere', null)).body.error.reason).toBe('locationId');
    expect((await join(ana, 'mercer-street', 'mercer-street-1', 'northlight-1-f1')).body.error.reason).toBe(
      'floorId',
    );
    expect((await ana.call('GET', '/gateway/teams/nobody')).status).toBe(404);
    expect((await guest(sandbox).call('GET', '/gateway/teams/northlight')).status).toBe(401);
  });

  it('[TEM-06] requires a proven work e-mail of the domain to join a secured team', async () => {
    const ana = await somebody();
    const refused = await join(ana, 'northlight', 'northlight-1', 'northlight-1-f2');
    expect([refused.status, refused.body.error.type]).toEqual([403, 'EMAIL_VERIFICATION_REQUIRED']);
    const sent = await send(ana, 'Ana.Okafor@northlight.example', 'northlight');
    expect(sent.body).toEqual({
      emailVerificationStatus: 'PENDING',
      teamStatus: 'JOINABLE',
      associatedTeamDetails: { teamId: 'northlight', name: 'Northlight Studios', secured: true },
    });
    await verify(ana, await codeSentTo('ana.okafor@northlight.example'));
    expect(
      (await join(ana, 'northlight', 'northlight-1', 'northlight-1-f2')).body.team.userMembership,
    ).toEqual({
      status: 'MEMBER',
      emailVerified: true,
      role: 'MEMBER',
    });
    const checked = await ana.call('POST', '/gateway/teams/email-verification/status-check', {
      workEmail: 'ana.okafor@northlight.example',
    });
    expect(checked.body).toMatchObject({ emailVerificationStatus: 'VERIFIED', teamStatus: 'JOINED' });
  });

  it('[TEM-03] refuses people who are not invited or not on the list', async () => {
    const ana = await somebody();
    await prove(ana, 'stranger@quiettable.example');
    expect((await join(ana, 'quiet-table', 'quiet-table-1', null)).body.error.type).toBe(
      'TEAM_INVITE_REQUIRED',
    );
    await prove(ana, 'ana@quiettable.example');
    expect((await join(ana, 'quiet-table', 'quiet-table-1', null)).status).toBe(200);
    await prove(ana, 'stranger@harbourlane.example');
    expect((await join(ana, 'harbour-lane', 'harbour-lane-1', null)).body.error.type).toBe(
      'USER_NOT_WHITELISTED',
    );
  });
});

describe('work e-mail', () => {
  it('refuses e-mail addresses of another domain, and private ones', async () => {
    const ana = await somebody();
    expect((await send(ana, 'ana@elsewhere.example', 'northlight')).body.error.type).toBe(
      'EMAIL_DOES_NOT_MATCH_TEAM',
    );
    expect((await send(ana, 'ana@gmail.com')).body.error.type).toBe('EMAIL_DOMAIN_NOT_ALLOWED');
  });

  it('has a link that carries the promo code along', async () => {
    const ana = await somebody();
    await ana.call('POST', '/gateway/teams/email-verification/send', {
      source: { sourceType: 'ORGANIZATION', subdomain: 'northlight' },
      email: 'promo@northlight.example',
      promoCode: 'LUNCH 10&x',
      teamId: null,
    });
    const { body } = await guest(sandbox).call('GET', '/mailbox/messages?to=promo@northlight.example');
    const link = new URL(/https?:\S+/.exec(body.messages[0].body)?.[0] ?? '');
    expect(link.pathname).toBe('/order/team/join/v2');
    expect(link.searchParams.get('promoCode')).toBe('LUNCH 10&x');
    expect((await verify(ana, link.searchParams.get('emailCode') ?? '')).body).toMatchObject({
      emailVerificationStatus: 'VERIFIED',
    });
  });

  it('allows five tries per e-mail address, then refuses even the right or a new code for half an hour', async () => {
    const ana = await somebody();
    const email = 'five@northlight.example';
    await send(ana, email);
    const code = await codeSentTo(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const answer = await verify(ana, wrong);
      expect(answer.body.error).toMatchObject({ type: 'EMAIL_CODE_INVALID', data: { triesLeft } });
    }
    const refused = { status: 429, body: { error: { type: 'EMAIL_CODE_TRIES_USED' } } };
    expect(await verify(ana, code)).toMatchObject(refused);
    await pass(31_000);
    await send(ana, email);
    expect(await verify(ana, await codeSentTo(email))).toMatchObject(refused);
    await pass(31 * 60_000);
    await prove(ana, email);
  });

  it('accepts five of twenty concurrent tries', async () => {
    const ana = await somebody();
    await send(ana, 'at-once@northlight.example');
    const code = await codeSentTo('at-once@northlight.example');
    const tries = Array.from({ length: 20 }, (_, index) =>
      verify(ana, String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(15).fill(429)]);
  });

  it('is sent to an e-mail address at most every half minute and five times in an hour, by all people together', async () => {
    const email = 'flood@northlight.example';
    const first = await somebody();
    expect((await send(first, email)).status).toBe(200);
    const soon = await send(first, email);
    expect(soon).toMatchObject({
      status: 429,
      body: { error: { type: 'TOO_MANY_CODES', data: { retryAfterSeconds: 30 } } },
    });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      await pass(30_000);
      statuses.push((await send(await somebody(), email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const { body } = await guest(sandbox).call('GET', `/mailbox/messages?to=${email}`);
    expect(body.messages).toHaveLength(5);
  });

  it('is sent by one person at most ten times in an hour, to all e-mail addresses together', async () => {
    const ana = await somebody();
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await send(ana, `many-${count}@northlight.example`)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('has a code that expires after half an hour', async () => {
    const ana = await somebody();
    await send(ana, 'late@northlight.example');
    const code = await codeSentTo('late@northlight.example');
    await pass(31 * 60_000);
    expect((await verify(ana, code)).body.error.type).toBe('EMAIL_CODE_EXPIRED');
  });

  it('refuses another person’s code', async () => {
    const ana = await somebody();
    const ben = await somebody();
    await send(ana, 'mine@northlight.example');
    await send(ben, 'yours@northlight.example');
    expect((await verify(ben, await codeSentTo('mine@northlight.example'))).status).toBe(400);
  });
});

describe('creating and extending a team', () => {
  it('[TEM-04] creates a team of the e-mail’s domain, and adds each location once', async () => {
    const ana = await somebody();
    const create = () =>
      ana.call('POST', '/gateway/teams', {
        teamDetails: { name: 'Paper Boats' },
        locations: [{ googlePlaceId: 'place-queens-quay' }],
        userSettings: { workEmail: 'ana@paperboats.example' },
      });
    const { team } = (await create()).body;
    expect(team).toMatchObject({
      teamDetails: { name: 'Paper Boats', secured: true },
      userMembership: { status: 'MEMBER' },
      locations: [{ displayName: "25 Queen's Quay" }],
    });
    expect((await create()).status).toBe(409);

    const addition = { googlePlaceId: 'place-spadina-works', workEmail: 'ana@paperboats.example' };
    const add = (body: unknown) =>
      ana.call('POST', `/gateway/teams/${team.teamDetails.teamId}/locations`, body);
    expect((await add(addition)).body.error.type).toBe('EMAIL_VERIFICATION_REQUIRED');
    await verify(ana, await codeSentTo('ana@paperboats.example'));
    expect((await add(addition)).body.team.locations).toHaveLength(2);
    expect((await add(addition)).status).toBe(409);
    expect((await add({ ...addition, workEmail: 'x@elsewhere.example' })).body.error.type).toBe(
      'EMAIL_DOES_NOT_MATCH_TEAM',
    );
  });
});

describe('mailbox', () => {
  it('shows an e-mail as a page with its link, and without running its content', async () => {
    const ana = await somebody();
    await send(ana, 'page@northlight.example');
    const response = await fetch(`${sandbox.url}/mailbox?to=page@northlight.example`);
    const page = await response.text();
    expect(page).toContain(await codeSentTo('page@northlight.example'));
    expect(page).toContain(`href="${sandbox.shellUrl}/order/team/join/v2?emailCode=`);
    const hostile = await (await fetch(`${sandbox.url}/mailbox?to=%3Cscript%3E`)).text();
    expect(hostile).not.toContain('<script>');
  });
});
