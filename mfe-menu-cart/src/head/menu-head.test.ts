import { describe, expect, it } from '@jest/globals';
import { isRecord } from '@tiffin/contracts';
import type { Menu, Merchant, PageHead, ServerPage } from '@tiffin/contracts';
import { makeMenu, makeMenuItem, makeMerchant } from '@tiffin/testing/factories';
import { menuHead } from './menu-head';

const siteUrl = 'https://tiffin.example';

function headOf(
  merchant: Partial<Merchant> = {},
  { menu, ...page }: Partial<ServerPage> & { readonly menu?: Menu } = {},
): PageHead | undefined {
  return menuHead({
    params: { merchantExternalId: 'lucknow-lunch-home' },
    query: '',
    locale: 'en',
    siteUrl,
    answers: { getMerchant: makeMerchant(merchant), ...(menu && { getMenus: menu }) },
    ...page,
  });
}

it('says in both languages what the restaurant cooks, where, and how people order', () => {
  expect(headOf()?.description).toBe(
    'Indian in Vancouver. See the menu of Lucknow Lunch Home, Gastown with all prices. Delivery available. Start a group order and everyone adds their own lunch.',
  );
  expect(headOf({}, { locale: 'zh' })?.description).toBe(
    'Indian · Vancouver。瀏覽 Lucknow Lunch Home, Gastown 的餐牌和價錢。提供外送。發起團體訂單，讓大家各自選餐。',
  );
});

it.each([
  [{ categories: [] }, 'Restaurant in Vancouver. See the menu of Thali with all prices.'],
  [
    { categories: ['Indian', 'Vegan', 'Halal', 'Late'], address: { ...makeMerchant().address, city: '' } },
    'Indian, Vegan, Halal. See the menu of Thali with all prices.',
  ],
])('says only what is known: %j', (known, description) => {
  const plain = { name: 'Thali', supportsDelivery: false, supportsGroupOrdering: false };
  expect(headOf({ ...plain, ...known })?.description).toBe(description);
});

it('puts a name into the title as it is written', () => {
  expect(headOf({ name: '$& {{merchant}} <b>' })?.title).toBe('$& {{merchant}} <b>, menu');
});

it('cuts a name that no tab has room for', () => {
  const head = headOf({ name: 'Thali '.repeat(100) });
  expect(head?.title).toMatch(/^(?:Thali ){33}T…, menu$/);
  expect(head?.image?.alt).toHaveLength(200);
});

describe('the picture', () => {
  const headerImageUrl = '/pictures/header.png';

  it('is the header picture, as an absolute URL', () => {
    const image = { url: 'https://tiffin.example/pictures/header.png', alt: 'Lucknow Lunch Home, Gastown' };
    expect(headOf({ theme: { headerImageUrl } })?.image).toEqual(image);
  });

  it('is the one for chats, whose size is known', () => {
    const shareImageUrl = 'https://pictures.test/cards/lucknow.png';
    const alt = 'Lucknow Lunch Home, Gastown';
    const image = { url: shareImageUrl, alt, width: 1200, height: 630 };
    expect(headOf({ theme: { headerImageUrl }, shareImageUrl })?.image).toEqual(image);
    expect(headOf({ theme: { headerImageUrl }, shareImageUrl: 'javascript:1' })?.image?.url).toBe(
      'https://tiffin.example/pictures/header.png',
    );
  });

  it('is that of lists where there is no header picture', () => {
    expect(headOf()?.image?.url).toBe('https://pictures.test/merchant.svg');
  });

  it('is left out where none can be shown', () => {
    expect(headOf({ imageUrl: 'data:image/png;base64,AA' })?.image).toBeUndefined();
  });
});

describe('the structured data', () => {
  it('describes the restaurant', () => {
    const [restaurant] = headOf({}, { menu: makeMenu() })?.structuredData ?? [];
    expect(restaurant).toEqual({
      '@type': 'Restaurant',
      '@id': 'https://tiffin.example/m/lucknow-lunch-home/menu#restaurant',
      name: 'Lucknow Lunch Home, Gastown',
      url: 'https://tiffin.example/m/lucknow-lunch-home/menu',
      image: 'https://pictures.test/merchant.svg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Water Street',
        addressLocality: 'Vancouver',
        addressCountry: 'CA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 49.2838, longitude: -123.1088 },
      telephone: '+1 604 555 0100',
      servesCuisine: ['Indian'],
      openingHours: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((day) => `${day} 10:00-21:00`),
      hasMenu: { '@id': 'https://tiffin.example/m/lucknow-lunch-home/menu#menu' },
    });
  });

  it('leaves out an address and a position that nobody can find', () => {
    const address = { streetAddress: '', city: ' ', country: '', defaultPhoneNumberCountryCode: '' };
    const [restaurant] = headOf({ address, latLng: { latitude: 91, longitude: 0 } })?.structuredData ?? [];
    expect(restaurant).toMatchObject({ '@type': 'Restaurant', telephone: '+1 604 555 0100' });
    expect(restaurant).not.toHaveProperty('address');
    expect(restaurant).not.toHaveProperty('geo');
  });

  it('describes the menu with its prices', () => {
    const [, menu] = headOf({}, { menu: makeMenu() })?.structuredData ?? [];
    expect(menu).toMatchObject({
      '@type': 'Menu',
      '@id': 'https://tiffin.example/m/lucknow-lunch-home/menu#menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Mains',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Dal makhani',
              description: 'Black lentils, slow overnight.',
              offers: {
                '@type': 'Offer',
                price: '12.00',
                priceCurrency: 'CAD',
                availability: 'https://schema.org/InStock',
              },
            },
            { name: 'Lunch thali', offers: { price: '16.50' } },
          ],
        },
        {
          name: 'Drinks and sweets',
          hasMenuItem: [{ name: 'Lassi' }, { offers: { availability: 'https://schema.org/SoldOut' } }],
        },
      ],
    });
  });

  it.each([undefined, makeMenu({ categories: [] })])('describes no menu without dishes', (menu) => {
    const data = headOf({}, { menu })?.structuredData;
    expect(data).toMatchObject([{ '@type': 'Restaurant' }]);
    expect(data?.[0]).not.toHaveProperty('hasMenu');
  });

  it('gives the price with what a dish comes with', () => {
    const item = makeMenuItem({ startingPrice: { priceMicro: 13_250_000, isFrom: true } });
    const [, menu] = headOf({}, { menu: makeMenu({ items: { [item.id]: item } }) })?.structuredData ?? [];
    expect(menu?.hasMenuSection).toMatchObject([{ hasMenuItem: [{ offers: { price: '13.25' } }] }]);
  });

  it('gives no price in a currency that is not known', () => {
    const address = { ...makeMerchant().address, country: 'JP' };
    const [, menu] = headOf({ currencyCode: 'DOLLAR', address }, { menu: makeMenu() })?.structuredData ?? [];
    expect(JSON.stringify(menu)).toContain('Dal makhani');
    expect(JSON.stringify(menu)).not.toContain('Offer');
  });

  it('names 200 dishes at most, in the order of the menu', () => {
    const ids = Array.from({ length: 150 }, (_each, index) => `item-${index}`);
    const items = Object.fromEntries(ids.map((id) => [id, makeMenuItem({ id, name: id })]));
    const categories = ['One', 'Two', 'Three'].map((name) => ({ id: name, name, itemIds: ids }));
    const [, menu] = headOf({}, { menu: makeMenu({ items, categories }) })?.structuredData ?? [];
    const sections = Array.isArray(menu?.hasMenuSection) ? menu.hasMenuSection : [];
    const sizes = sections.map(
      (section) => isRecord(section) && [section.name, Object(section.hasMenuItem).length],
    );
    expect(sizes).toEqual([
      ['One', 150],
      ['Two', 50],
    ]);
  });

  it('is left out of a page that search engines do not list', () => {
    expect(headOf()?.structuredData).toHaveLength(1);
    expect(headOf({ suppressSearchIndexing: true })).toMatchObject({ structuredData: undefined });
  });

  it('names the URL of the page, whatever the merchant is called in it', () => {
    const params = { merchantExternalId: '天飯/\ud800"' };
    expect(headOf({}, { params })?.structuredData?.[0]?.url).toBe(
      `${siteUrl}/m/%E5%A4%A9%E9%A3%AF%2F%22/menu`,
    );
  });
});
