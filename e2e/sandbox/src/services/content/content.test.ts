import { guest, type Answer } from '../../test-support/caller';
import { workerSandbox } from '../../test-support/worker-sandbox';

const sandbox = workerSandbox();

async function get(path: string, language = 'en'): Promise<Answer> {
  return guest(sandbox).call('GET', `/main${path}`, undefined, { 'accept-language': language });
}

describe('a merchant', () => {
  it('is found by its external id, by its id, and by its brand', async () => {
    const found = await Promise.all(
      [
        'externalId=saffron-street',
        'id=m_saffron-street',
        'externalId=saffron-street&brandExternalId=awadh-kitchens',
      ].map((query) => get(`/v1/merchants?${query}`)),
    );
    for (const { body } of found) expect(body.merchant.name).toBe('Saffron Street');
    const ofBrand = await get('/v1/merchants?brandExternalId=awadh-kitchens');
    expect(ofBrand.body.merchant.externalId).toBe('glebe-thali-club');
    const brand = await get('/v1/brands?externalId=awadh-kitchens');
    expect(brand.body.brand).toEqual({
      id: 'brand_awadh-kitchens',
      externalId: 'awadh-kitchens',
      name: 'Awadh Kitchens',
    });
  });

  it.each([
    ['externalId=beit-zaytoun&brandExternalId=awadh-kitchens', 404, 'MERCHANT'],
    ['externalId=nowhere', 404, 'MERCHANT'],
    ['brandExternalId=no-brand', 404, 'BRAND'],
    ['', 400, 'externalId'],
  ])('is not found by %s', async (query, status, reason) => {
    const answer = await get(`/v1/merchants?${query}`);
    expect([answer.status, answer.body.error.reason]).toEqual([status, reason]);
  });

  it('shows the offer of a checkout code first, and no offer for an expired code', async () => {
    const promotions = async (code: string) =>
      (
        await get(`/v1/merchants?externalId=lucknow-lunch-home&cartCheckoutCode=${code}`)
      ).body.merchant.promotions.map(({ id }: { id: string }) => id);
    expect(await promotions('fiveoff')).toEqual(['FIVEOFF', 'LUNCH10']);
    expect(await promotions('LUNCH10')).toEqual(['LUNCH10']);
    expect(await promotions('SUMMER25')).toEqual(['LUNCH10']);
  });

  it('can be previewed in its own country only', async () => {
    const preview = (country: string) =>
      get(`/v1/merchantpreview?merchantPreviewId=m_saffron-street&countryCode=${country}`);
    expect((await preview('us')).body.merchant.externalId).toBe('saffron-street');
    expect((await preview('CA')).status).toBe(404);
  });
});

describe('a menu', () => {
  const MORNING = '2027-03-02T13:00:00Z';
  const NOON = '2027-03-02T17:00:00Z';
  const menu = async (query: string, language?: string) =>
    (await get(`/v1/menu/menu_m_beit-zaytoun?${query}`, language)).body.menu;

  it('shows the given time: an item that is served until eleven is not for sale at noon', async () => {
    expect((await menu(`dateTime=${MORNING}`)).items['manoushe-with-zaatar'].availability).toEqual({
      isAvailable: true,
      reason: null,
    });
    expect((await menu(`dateTime=${NOON}`)).items['manoushe-with-zaatar'].availability).toEqual({
      isAvailable: false,
      reason: 'Served 07:00–11:00',
    });
    const zh = await menu(`dateTime=${NOON}`, 'zh');
    expect(zh.items['manoushe-with-zaatar'].availability.reason).toBe('供應時間 07:00–11:00');
  });

  it('shows unpublished items only to a debug request', async () => {
    expect((await menu('')).items['staff-plate']).toBeUndefined();
    const debugged = await menu('debug=true');
    expect(debugged.items['staff-plate'].name).toBe('Staff plate');
    expect(debugged.categories.flatMap(({ itemIds }: { itemIds: string[] }) => itemIds)).toContain(
      'staff-plate',
    );
    const listed = await get('/v1/menus?merchantExternalId=beit-zaytoun&debug=true');
    expect(listed.body.menu.items['staff-plate']).toBeDefined();
  });

  it('shows a draft to a caller who has its id, and sells nothing of it', async () => {
    const path = '/v1/menus?merchantExternalId=lucknow-lunch-home';
    const draft = await get(`${path}&menuDraftId=draft-lucknow-lunch-home`);
    expect(draft.body.menu.categories[0]).toMatchObject({ name: 'Monsoon board' });
    expect(draft.body.menu.items['onion-bhajia-with-chai']).toBeDefined();
    expect((await get(path)).body.menu.items['onion-bhajia-with-chai']).toBeUndefined();
    expect((await get(`${path}&menuDraftId=draft-saffron-street`)).body.error.reason).toBe('MENU_DRAFT');
    const ordered = await guest(sandbox).call('POST', '/main/v1/cart/m_lucknow-lunch-home/item', {
      menuItemId: 'onion-bhajia-with-chai',
      quantity: 1,
      cartItemOptions: [],
    });
    expect(ordered.body.error).toMatchObject({ type: 'INVALID_CART_ITEM', reason: 'ITEM_UNAVAILABLE' });
  });

  it('leaves out choices, or sends those of one item', async () => {
    const size = async (query: string) => Object.keys((await menu(query)).choices).length;
    const all = await size('');
    expect(await size('excludeChoices=true')).toBe(0);
    expect(all).toBeGreaterThan(1);
    const one = await get(
      '/v1/menus?merchantExternalId=beit-zaytoun&excludeChoices=true&includeChoicesForItemId=chicken-shawarma',
    );
    expect(Object.keys(one.body.menu.choices)).toEqual(['heat']);
    const own = await get('/v1/menu/menu_m_beit-zaytoun/items/chicken-shawarma/choices');
    expect(own.body).toEqual({ choices: one.body.menu.choices, options: one.body.menu.options });
  });
});
