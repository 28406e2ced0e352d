import { describe, expect, it } from '@jest/globals';
import { GroupStory, linkIdOf } from '../../test-support/group-story';
import { workerSandbox } from '../../test-support/worker-sandbox';
import { pngSize } from '../../test-support/png-size';

const sandbox = workerSandbox();
const story = new GroupStory(sandbox);
const CARD = { width: 1200, height: 630 };
/** Every character of the alphabet of links, so that only a lookup can tell that there is no such group. */
const UNKNOWN = '0123456789';

async function picture(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(sandbox.url + path, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

describe('the card of a merchant', () => {
  it.each(['lucknow-lunch-home', 'taqueria-nopal', 'mak-kee-dim-sum'])(
    'is the PNG of 1200 by 630 pixels that the merchant %s names',
    async (externalId) => {
      const { body } = await story.guest().call('GET', `/main/v1/merchants?externalId=${externalId}`);
      const { shareImageUrl } = body.merchant;
      expect(shareImageUrl).toBe(`${sandbox.url}/pictures/cards/merchants/${externalId}.png`);
      const { response, bytes } = await picture(new URL(shareImageUrl).pathname);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect(pngSize(bytes)).toEqual(CARD);
    },
  );

  it('is not sent again to a caller who has it', async () => {
    const path = '/pictures/cards/merchants/saffron-street.png';
    const etag = (await picture(path)).response.headers.get('etag') ?? '';
    const again = await picture(path, { 'if-none-match': etag });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
    expect((await picture(path, { 'if-none-match': '"another"' })).response.status).toBe(200);
  });

  it.each(['nobody.png', 'constructor.png', 'lucknow-lunch-home.svg', `${'a'.repeat(201)}.png`])(
    'is refused for %s',
    async (name) => {
      const { status, body } = await story.guest().call('GET', `/pictures/cards/merchants/${name}`);
      expect([400, 404]).toContain(status);
      expect(body.error).toMatchObject({ type: expect.stringMatching(/^(?:NOT_FOUND|INVALID_PARAMETER)$/) });
    },
  );
});

describe('the card of an invitation', () => {
  it('answers only what everybody who has the link may know', async () => {
    const ana = await story.person('Ana');
    await story.add(ana);
    const group = await story.start(ana, {
      deliveryDetails: { location: '9 Mercer Street', locationId: null, deliveryInstructions: 'Ring twice' },
    });
    const linkId = linkIdOf(group.joinUri);
    await story.join(await story.person('Benedict'), group);
    const { status, body } = await story.guest().call('GET', `/invite/invites/${linkId}/card`);
    expect(status).toBe(200);
    // Equal and not only similar: a further field is a leak.
    expect(body).toEqual({
      card: {
        hostFirstName: 'Ana',
        merchantName: 'Lucknow Lunch Home',
        merchantExternalId: 'lucknow-lunch-home',
        orderByTime: group.orderByTime,
        timeZone: 'America/Toronto',
        guestCount: 2,
        guestMax: group.guestMax,
        merchantImageUrl: expect.stringMatching(/\/pictures\/[^?]+$/),
        isOpen: true,
        imageUrl: expect.stringMatching(
          new RegExp(`^${sandbox.url}/pictures/cards/groups/${linkId}\\.png\\?v=[\\w-]{10}$`),
        ),
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/Benedict|Mercer|Ring|example|Micro|user/);
    const { response, bytes } = await picture(body.card.imageUrl.slice(sandbox.url.length));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(pngSize(bytes)).toEqual(CARD);
  });

  it('has another picture, with another URL, when somebody joins', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const card = `/invite/invites/${linkIdOf(group.joinUri)}/card`;
    const before = (await ana.call('GET', card)).body.card.imageUrl;
    const first = await picture(before.slice(sandbox.url.length));
    await story.join(story.guest(), group, 'Tom');
    const after = (await ana.call('GET', card)).body.card.imageUrl;
    const second = await picture(after.slice(sandbox.url.length));
    expect(after).not.toBe(before);
    expect(second.response.headers.get('etag')).not.toBe(first.response.headers.get('etag'));
  });

  it('is missing for an unknown group as for one that was cancelled, whose picture is the site’s', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    const linkId = linkIdOf(group.joinUri);
    const drawn = await picture(`/pictures/cards/groups/${linkId}.png`);
    await ana.call('DELETE', group.path);
    const [ended, unknown] = await Promise.all(
      [linkId, UNKNOWN].map((id) => story.guest().call('GET', `/invite/invites/${id}/card`)),
    );
    expect(ended?.status).toBe(404);
    expect(ended?.body.error).toMatchObject({ type: 'NOT_FOUND', reason: 'invite' });
    expect({ ...unknown?.body.error, id: '' }).toEqual({ ...ended?.body.error, id: '' });
    const site = await picture(`/pictures/cards/groups/${linkId}.png`);
    expect(pngSize(site.bytes)).toEqual(CARD);
    expect(site.response.headers.get('etag')).not.toBe(drawn.response.headers.get('etag'));
    expect((await picture(`/pictures/cards/groups/${UNKNOWN}.png`)).response.status).toBe(404);
  });

  it('is closed while nobody can join', async () => {
    const ana = await story.person('Ana');
    const group = await story.start(ana);
    await ana.call('PATCH', group.path, { guestMax: 1 });
    const { body } = await story.guest().call('GET', `/invite/invites/${linkIdOf(group.joinUri)}/card`);
    expect(body.card).toMatchObject({ guestCount: 1, isOpen: false });
  });
});
