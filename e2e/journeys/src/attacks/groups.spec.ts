import { guest, newPerson, type Caller } from '@tiffin/sandbox/caller';
import { GroupStory, linkIdOf, type Started } from '@tiffin/sandbox/group-story';
import { expect, test } from '../fixtures';
import { services } from './services';

let people = 0;

async function person(firstName: string): Promise<Caller> {
  people += 1;
  const email = `${firstName.toLowerCase()}-${people}-${Date.now()}@attack.example`;
  return newPerson(services(), { email, firstName });
}

type Room = {
  readonly story: GroupStory;
  readonly host: Caller;
  readonly visitor: Caller;
  readonly group: Started;
};

/** Opens a group with a host and a guest without an account, each with an item. */
async function openRoom(): Promise<Room> {
  const story = new GroupStory(services());
  const [host, visitor] = [await story.person('Hana'), guest(services())];
  const group = await story.start(host);
  await story.add(host);
  await story.join(visitor, group, 'Vic');
  await story.add(visitor);
  return { story, host, visitor, group };
}

/** Claims the visitor's cart for a person who signs in, in the same browser. */
const claim = (who: Caller, { story, visitor }: Room) =>
  who.call('POST', `/main/v1/users/current/cart/${story.merchantId}`, undefined, {
    cookie: visitor.cookie(),
  });

test('signing in while the host pays adds nothing to the group', async () => {
  const room = await openRoom();
  const { story, host, visitor, group } = room;
  await story.sayDone(visitor, group);
  const asked = await story.confirm(host, group, { card: '3184' });
  expect(asked.body.paymentChallenge).toBeDefined();
  const before = await story.read(host, group);
  const mallory = await person('Mallory');
  await story.add(mallory, 5);
  const { status, body } = await claim(mallory, room);
  expect([status, body.error?.type]).toEqual([409, 'FULFILLMENT_LOCKED']);
  const after = await story.read(host, group);
  expect([after.checksum, after.guests]).toEqual([before.checksum, before.guests]);
  expect((await story.cart(visitor)).cartItems).toHaveLength(1);
  expect((await story.cart(mallory)).cartItems).toHaveLength(1);
});

test('a person whom the host removed does not return by signing in', async () => {
  const room = await openRoom();
  const { story, host, visitor, group } = room;
  const { currentUserId } = await story.read(visitor, group);
  await host.call('DELETE', `${group.path}/guests/${currentUserId}`);
  const mallory = await person('Mallory');
  await claim(mallory, room);
  const joined = await mallory.call(
    'POST',
    `${group.path}/guests`,
    { inviteLinkId: linkIdOf(group.joinUri) },
    { cookie: visitor.cookie() },
  );
  expect([joined.status, joined.body.error?.reason]).toEqual([403, 'REMOVED']);
  expect((await story.read(host, group)).guests).toHaveLength(1);
});

test('a group is not delivered across the country', async () => {
  const { story, host, group } = await openRoom();
  const saved = await host.call('POST', '/main/delivery-addresses', {
    address: {
      lat: 49.2827,
      lng: -123.1207,
      userDeliveryAddressExtraInfoDetail: {
        addressLine1: '1 Robson Street',
        city: 'Vancouver',
        province: 'BC',
        postalCode: '',
        country: 'CA',
      },
    },
  });
  const { deliveryAddressId } = saved.body.deliveryAddress;
  const changed = await host.call('PATCH', `${group.path}?withValidation=true`, { deliveryAddressId });
  expect(changed.body.validationErrors).toEqual([
    { field: 'deliveryLocation', code: 'ADDRESS_OUT_OF_RANGE' },
  ]);
  const paid = await story.confirm(host, group);
  expect([paid.status, paid.body.error?.type]).toEqual([400, 'ADDRESS_OUT_OF_RANGE']);
});

test("a group cannot be delivered to another person's saved address", async () => {
  const { host, group } = await openRoom();
  const stranger = await new GroupStory(services()).person('Bo');
  const addresses = (await stranger.call('GET', '/main/delivery-addresses')).body.deliveryAddresses;
  const locationId = addresses[0].deliveryAddressId;
  const details = { location: 'Here', locationId, deliveryInstructions: '' };
  const refused = await host.call('PATCH', group.path, { deliveryDetails: details });
  expect([refused.status, refused.body.error?.reason]).toEqual([400, 'locationId']);
});

test("an unproven e-mail address does not give anybody a company's domain or name", async () => {
  const [squatter, employee] = [await person('Mallory'), await person('Eve')];
  const domain = `bigcorp-${Date.now()}.example`;
  const name = `Bigcorp ${domain}`;
  const made = await squatter.call('POST', '/gateway/teams', {
    teamDetails: { name },
    locations: [{ googlePlaceId: 'place-queens-quay' }],
    userSettings: { workEmail: `boss@${domain}` },
  });
  expect(made.status).toBe(200);
  const standing = await employee.call('POST', '/gateway/teams/email-verification/status-check', {
    workEmail: `eve@${domain}`,
  });
  expect(standing.body).toMatchObject({ teamStatus: 'DOES_NOT_EXIST', associatedTeamDetails: null });
  const found = await employee.call('GET', `/gateway/teams/search?name=${encodeURIComponent(name)}`);
  expect(found.body.results).toEqual([]);
  const { teamId } = made.body.team.teamDetails;
  const grown = await squatter.call('POST', `/gateway/teams/${teamId}/locations`, {
    googlePlaceId: 'place-spadina-works',
    workEmail: `boss@${domain}`,
  });
  expect(grown.body.error?.type).toBe('EMAIL_VERIFICATION_REQUIRED');
});
