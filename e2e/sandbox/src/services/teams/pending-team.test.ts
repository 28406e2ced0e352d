import { guest, newPerson, type Answer, type Caller } from '../../test-support/caller';
import { workerSandbox } from '../../test-support/worker-sandbox';
import { proveWorkEmail } from '../../test-support/team-member';

const sandbox = workerSandbox();
let people = 0;

async function person(): Promise<Caller> {
  people += 1;
  return newPerson(sandbox, { email: `pending-${people}@test.example`, firstName: 'Pat' });
}

const create = (who: Caller, name: string, workEmail: string): Promise<Answer> =>
  who.call('POST', '/gateway/teams', {
    teamDetails: { name },
    locations: [{ googlePlaceId: 'place-queens-quay' }],
    userSettings: { workEmail },
  });
const standing = async (who: Caller, workEmail: string) =>
  (await who.call('POST', '/gateway/teams/email-verification/status-check', { workEmail })).body;
const found = async (who: Caller, name: string) =>
  (await who.call('GET', `/gateway/teams/search?name=${encodeURIComponent(name)}`)).body.results.map(
    (team: { teamId: string }) => team.teamId,
  );
const pathOf = (team: Answer['body']): string => `/gateway/teams/${team.teamDetails.teamId}`;

const prove = (who: Caller, email: string): Promise<Answer> => proveWorkEmail(sandbox, who, email);

describe('a team whose creator has not proven the work e-mail', () => {
  it('does not own the domain, and nobody else can find, read or join it', async () => {
    const [squatter, employee] = [await person(), await person()];
    const { team } = (await create(squatter, 'Bigcorp', 'boss@bigcorp.example')).body;
    expect(await standing(employee, 'eve@bigcorp.example')).toMatchObject({
      teamStatus: 'DOES_NOT_EXIST',
      associatedTeamDetails: null,
    });
    for (const stranger of [guest(sandbox), employee]) expect(await found(stranger, 'Bigcorp')).toEqual([]);
    expect((await employee.call('GET', pathOf(team))).status).toBe(404);
    await prove(employee, 'eve@bigcorp.example');
    const [{ locationId }] = team.locations;
    const join = { locationId, floorId: null };
    expect((await employee.call('POST', `${pathOf(team)}/join`, join)).status).toBe(404);
    const send = { source: { sourceType: 'TIFFIN_WEB', subdomain: null }, promoCode: null };
    const sent = await employee.call('POST', '/gateway/teams/email-verification/send', {
      ...send,
      email: 'eve@bigcorp.example',
      teamId: team.teamDetails.teamId,
    });
    expect(sent.status).toBe(404);
  });

  it('is visible to its creator, who can neither add locations nor bill its account', async () => {
    const maker = await person();
    const { team } = (await create(maker, 'Longship', 'boss@longship.example')).body;
    expect(await found(maker, 'Longship')).toEqual([team.teamDetails.teamId]);
    const { userMembership } = (await maker.call('GET', pathOf(team))).body.team;
    expect(userMembership).toEqual({ status: 'MEMBER', emailVerified: false, role: 'ADMIN' });
    const refused = [
      ['locations', { googlePlaceId: 'place-spadina-works', workEmail: 'boss@longship.example' }],
      ['join', { locationId: team.locations[0].locationId, floorId: null }],
    ] as const;
    for (const [what, body] of refused)
      expect((await maker.call('POST', `${pathOf(team)}/${what}`, body)).body.error.type).toBe(
        'EMAIL_VERIFICATION_REQUIRED',
      );
    expect((await maker.call('GET', '/main/v1/user')).body.user.teamInfo.defaultTeamId).toBeNull();
  });

  it('reserves neither name nor domain against a person who proves an e-mail address there', async () => {
    const [squatter, owner, colleague] = [await person(), await person(), await person()];
    const squatted = (await create(squatter, 'Tall Trees', 'boss@talltrees.example')).body.team;
    await prove(owner, 'olga@talltrees.example');
    const { status, body } = await create(owner, 'Tall Trees', 'olga@talltrees.example');
    expect(status).toBe(200);
    const { teamId } = body.team.teamDetails;
    expect(teamId).not.toBe(squatted.teamDetails.teamId);
    expect(await found(colleague, 'Tall Trees')).toEqual([teamId]);
    expect((await standing(colleague, 'carl@talltrees.example')).associatedTeamDetails.teamId).toBe(teamId);
  });

  it('becomes a team with the domain once the e-mail address is proven', async () => {
    const [maker, colleague] = [await person(), await person()];
    const { team } = (await create(maker, 'Slow Boat', 'mia@slowboat.example')).body;
    expect((await prove(maker, 'mia@slowboat.example')).body).toMatchObject({
      emailVerificationStatus: 'VERIFIED',
      teamStatus: 'JOINED',
    });
    expect(await found(colleague, 'Slow Boat')).toEqual([team.teamDetails.teamId]);
    const { user } = (await maker.call('GET', '/main/v1/user')).body;
    expect(user.teamInfo.defaultTeamId).toBe(team.teamDetails.teamId);
    expect(await standing(colleague, 'cy@slowboat.example')).toMatchObject({ teamStatus: 'JOINABLE' });
  });

  it('is created although a code for its e-mail address was sent a moment ago, and that code proves it', async () => {
    const maker = await person();
    const email = 'amy@swiftboat.example';
    const sent = await maker.call('POST', '/gateway/teams/email-verification/send', {
      source: { sourceType: 'TIFFIN_WEB', subdomain: null },
      email,
      promoCode: null,
      teamId: null,
    });
    expect(sent.status).toBe(200);
    expect((await create(maker, 'Swift Boat', email)).status).toBe(200);
    expect((await prove(maker, email)).body).toMatchObject({
      emailVerificationStatus: 'VERIFIED',
      teamStatus: 'JOINED',
    });
  });

  it('gives way to a team that proved the same name first', async () => {
    const [late, early] = [await person(), await person()];
    const given = (await create(late, 'Red Kite', 'lea@redkite.example')).body.team;
    await prove(early, 'ed@redkite.example');
    const { teamId } = (await create(early, 'Red Kite', 'ed@redkite.example')).body.team.teamDetails;
    const proven = await prove(late, 'lea@redkite.example');
    expect(proven.body).toMatchObject({
      emailVerificationStatus: 'VERIFIED',
      teamStatus: 'JOINABLE',
      associatedTeamDetails: { teamId },
    });
    expect((await late.call('GET', pathOf(given))).status).toBe(404);
    expect(await found(late, 'Red Kite')).toEqual([teamId]);
  });
});

it('a proven e-mail address makes a team at once', async () => {
  const [maker, colleague] = [await person(), await person()];
  await prove(maker, 'zoe@quickstep.example');
  const { team } = (await create(maker, 'Quickstep', 'zoe.b@quickstep.example')).body;
  expect(await found(colleague, 'Quickstep')).toEqual([team.teamDetails.teamId]);
});
