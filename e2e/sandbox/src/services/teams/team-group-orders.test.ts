import { joinTeam, proveWorkEmail } from '../../test-support/team-member';
import { GroupStory } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

async function mate(name: string) {
  const { results } = (await story.guest().call('GET', '/gateway/teams/search?name=Northlight')).body;
  const { teamId } = results[0];
  const who = await story.person('Mia');
  await proveWorkEmail(sandbox, who, `${name}-${crypto.randomUUID()}@northlight.example`);
  await joinTeam(who, teamId);
  return { who, teamPath: `/gateway/teams/${teamId}` };
}

it('[GRP-16] a member sees the groups that are open to the team, and joins without the link', async () => {
  const [host, guest] = [await mate('host'), await mate('guest')];
  const group = await story.start(host.who);
  const ordersFor = async ({ who, teamPath }: typeof guest) =>
    (await who.call('GET', teamPath)).body.team.groupOrders.filter(
      ({ fulfillmentId }: { fulfillmentId: string }) => fulfillmentId === group.fulfillmentId,
    );
  expect(await ordersFor(guest)).toEqual([]);
  await host.who.call('PATCH', group.path, { shareMode: 'DEFAULT_TEAM' });
  expect(await ordersFor(guest)).toMatchObject([
    { hostFirstName: 'Mia', merchantId: story.merchantId, guestCount: 1, hasJoined: false },
  ]);
  expect((await guest.who.call('POST', `${group.path}/guests`, { status: 'BROWSING' })).status).toBe(200);
  expect(await ordersFor(guest)).toMatchObject([{ guestCount: 2, hasJoined: true }]);
  const stranger = await story.person('Sol');
  expect((await stranger.call('GET', guest.teamPath)).body.team.groupOrders).toBeUndefined();
  await host.who.call('DELETE', group.path);
  expect(await ordersFor(guest)).toEqual([]);
});

it('[GRP-18] a group goes to where its host works, with floor and drop zone, and so does its bill', async () => {
  const { who, teamPath } = await mate('host');
  const { team } = (await who.call('GET', teamPath)).body;
  const location = team.locations.find(({ floors }: { floors: { dropZones: unknown[] }[] }) =>
    floors.some(({ dropZones }) => dropZones.length > 0),
  );
  const floor = location.floors.find(({ dropZones }: { dropZones: unknown[] }) => dropZones.length > 0);
  await who.call('POST', `${teamPath}/join`, { locationId: location.locationId, floorId: floor.floorId });
  const group = await story.start(who);
  expect(group.deliveryDetails).toMatchObject({
    location: `${location.extendedDisplayName}, ${floor.name}, ${floor.dropZones[0].name}`,
    locationId: null,
  });
  await story.add(who, 3);
  await who.call('PATCH', group.path, { fulfillmentType: 'PICKUP' });
  expect((await story.confirm(who, group)).status).toBe(200);
  const { bill } = await story.read(who, group);
  expect(bill.parts[0].workLocation).toEqual({ floor: floor.name, dropZone: floor.dropZones[0].name });
});
