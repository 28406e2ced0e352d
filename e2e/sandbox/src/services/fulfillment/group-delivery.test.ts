import type { Answer, Caller } from '../../test-support/caller';
import { expectRefusal } from '../../test-support/expect-refusal';
import { GroupStory, type Started } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);

const VANCOUVER = { lat: 49.2827, lng: -123.1207, city: 'Vancouver' };
const TOO_FAR = [{ field: 'deliveryLocation', code: 'ADDRESS_OUT_OF_RANGE' }];
const MISSING = [{ field: 'deliveryLocation', code: 'LOCATION_MISSING' }];

/** Saves a postal address of a person and returns its id. */
async function save(who: Caller, { lat, lng, city }: typeof VANCOUVER): Promise<string> {
  const extra = { addressLine1: '1 Robson Street', city, province: '', postalCode: '', country: 'CA' };
  const saved = await who.call('POST', '/main/delivery-addresses', {
    address: { lat, lng, userDeliveryAddressExtraInfoDetail: extra },
  });
  return saved.body.deliveryAddress.deliveryAddressId;
}

/** Makes a host with an item, a group for delivery, and an address on the other side of the country. */
async function host(): Promise<{ readonly ana: Caller; readonly group: Started; readonly farId: string }> {
  const ana = await story.person('Ana');
  await story.add(ana, 3);
  const group = await story.start(ana);
  return { ana, group, farId: await save(ana, VANCOUVER) };
}

const words = (location: string, locationId: string | null) => ({
  deliveryDetails: { location, locationId, deliveryInstructions: 'Ring twice' },
});

it.each([
  ['by its id', (farId: string) => ({ deliveryAddressId: farId })],
  ['by its id among the details', (farId: string) => words('12 Mercer Street, Toronto', farId)],
])(
  '[GRP-10] a group whose address is out of range %s is invalid and cannot be paid',
  async (_how, change) => {
    const { ana, group, farId } = await host();
    const changed = await ana.call('PATCH', `${group.path}?withValidation=true`, change(farId));
    expect(changed.body.validationErrors).toEqual(TOO_FAR);
    expect(changed.body.fulfillment.deliveryDetails.location).toContain('Vancouver');
    expect((await ana.call('GET', `${group.path}/validation`)).body.validationErrors).toEqual(TOO_FAR);
    const identifier = await story.card(ana, '4242');
    const { checksum } = await story.read(ana, group);
    const confirm = (headers: Readonly<Record<string, string>>): Promise<Answer> =>
      ana.call(
        'POST',
        `${group.path}/confirm`,
        {
          checksum,
          paymentMethod: { paymentMethodIdentifier: identifier },
          fundingSourceId: null,
          paymentChallengeAnswer: null,
          subdomain: null,
        },
        headers,
      );
    await expectRefusal(confirm, { status: 400, type: 'ADDRESS_OUT_OF_RANGE' });
    expect((await story.read(ana, group)).fulfillmentState).toBe('OPEN');
    const near = await ana.call(
      'PATCH',
      `${group.path}?withValidation=true`,
      words('Zone B, 3rd floor', null),
    );
    expect(near.body.validationErrors).toEqual([]);
    expect((await story.confirm(ana, group)).status).toBe(200);
  },
);

it('a group for pickup has no delivery range', async () => {
  const { ana, group, farId } = await host();
  const changed = await ana.call('PATCH', `${group.path}?withValidation=true`, {
    deliveryAddressId: farId,
    fulfillmentType: 'PICKUP',
  });
  expect(changed.body.validationErrors).toEqual([]);
  const back = await ana.call('PATCH', `${group.path}?withValidation=true`, { fulfillmentType: 'DELIVERY' });
  expect(back.body.validationErrors).toEqual(TOO_FAR);
});

it('a group that starts with an address out of range reports it', async () => {
  const ben = await story.person('Ben');
  const group = await story.start(ben, { deliveryAddressId: await save(ben, VANCOUVER) });
  expect((await ben.call('GET', `${group.path}/validation`)).body.validationErrors).toEqual(TOO_FAR);
});

describe('the delivery address of a group', () => {
  it.each([
    ['deliveryAddressId', (id: string) => ({ deliveryAddressId: id })],
    ['locationId', (id: string) => words('Here', id)],
  ])('by %s must be the host’s own', async (reason, change) => {
    const { ana, group } = await host();
    const stranger = await story.person('Bo');
    const refused = [change(await save(stranger, VANCOUVER)), change('nowhere')];
    for (const body of refused) {
      expect((await ana.call('PATCH', group.path, body)).body.error).toMatchObject({
        type: 'INVALID_PARAMETER',
        reason,
      });
      const started = await stranger.call('POST', '/fulfillment/fulfillments', {
        merchantId: story.merchantId,
        fulfillmentType: 'DELIVERY',
        ...change('nowhere'),
      });
      expect(started.body.error).toMatchObject({ type: 'INVALID_PARAMETER', reason });
    }
  });

  it('keeps its own text beside the host’s instructions', async () => {
    const { ana, group } = await host();
    const { locationId } = group.deliveryDetails;
    const { body } = await ana.call('PATCH', group.path, {
      deliveryAddressId: locationId,
      ...words('900 Elsewhere Road, Ottawa', locationId),
    });
    expect(body.fulfillment.deliveryDetails).toEqual({
      location: '12 Mercer Street, 7th floor, Toronto',
      locationId,
      deliveryInstructions: 'Ring twice',
    });
  });

  it('is reported as missing once it was removed, and the group cannot be paid', async () => {
    const { ana, group } = await host();
    const id = group.deliveryDetails.locationId;
    expect((await ana.call('DELETE', `/main/delivery-addresses/${id}`)).status).toBe(200);
    expect((await ana.call('GET', `${group.path}/validation`)).body.validationErrors).toEqual(MISSING);
    expect((await story.confirm(ana, group)).body.error.type).toBe('DELIVERY_ADDRESS_MISSING');
  });
});
