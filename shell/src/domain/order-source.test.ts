import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderSourceOf, writeVisitSource } from './order-source';

const plainVisit = {
  search: '',
  subdomain: null,
  organizationId: null,
  embeddedType: null,
  referrer: '',
  kept: null,
};
const northlight = { subdomain: 'northlight', organizationId: 'org-1' };
const kept = 'orderSource=ORGANIZATION&sourceId=org-9&subdomainId=org-9';

it.each([
  ['nothing', {}, { orderSource: 'TIFFIN_APP' }],
  ['the web application', { search: '?sourceType=TIFFIN_WEB' }, { orderSource: 'TIFFIN_APP' }],
  [
    'the application with an id',
    { search: '?sourceType=TIFFIN_APP&entity_id=e1' },
    { orderSource: 'TIFFIN_APP', sourceId: 'e1' },
  ],
  [
    'an organisation by parameter',
    { search: '?sourceType=ORGANIZATION&entity_id=org-7' },
    { orderSource: 'ORGANIZATION', sourceId: 'org-7' },
  ],
  [
    'an organisation by subdomain',
    northlight,
    { orderSource: 'ORGANIZATION', sourceId: 'org-1', subdomain: 'northlight', subdomainId: 'org-1' },
  ],
  [
    'a subdomain whose organisation is not known',
    { subdomain: 'northlight' },
    { orderSource: 'TIFFIN_APP', subdomain: 'northlight' },
  ],
  ['a host that embeds', { embeddedType: 'hqo' }, { orderSource: 'TIFFIN_ONE', sourceId: 'hqo' }],
  [
    'an organisation that embeds',
    { ...northlight, embeddedType: 'iframe' },
    { orderSource: 'ORGANIZATION', sourceId: 'org-1', subdomain: 'northlight', subdomainId: 'org-1' },
  ],
  [
    'Google by name',
    { search: '?origin=GOOGLE_FOOD' },
    { orderSource: 'GOOGLE_FOOD', origin: 'GOOGLE_FOOD' },
  ],
  [
    'Google by the page before',
    { referrer: 'https://food.google.com/chooseprovider?x=1' },
    { orderSource: 'GOOGLE_FOOD', origin: 'food.google.com' },
  ],
  [
    'a partner’s page',
    { referrer: 'https://partner.example/secret?token=1' },
    { orderSource: 'TIFFIN_APP', origin: 'partner.example' },
  ],
  [
    'nothing now, an organisation some hours ago',
    { kept },
    { orderSource: 'ORGANIZATION', sourceId: 'org-9', subdomainId: 'org-9' },
  ],
  [
    'the application now, an organisation some hours ago',
    { kept, search: '?sourceType=TIFFIN_APP' },
    { orderSource: 'TIFFIN_APP' },
  ],
  [
    'a subdomain now, another some hours ago',
    { kept, subdomain: 'northlight' },
    { orderSource: 'TIFFIN_APP', subdomain: 'northlight' },
  ],
  ['a broken cookie', { kept: 'orderSource=EVIL&sourceId=1' }, { orderSource: 'TIFFIN_APP' }],
])('[SRC-01] %s', (_what, visit, source) => {
  expect(orderSourceOf({ ...plainVisit, ...visit })).toEqual(source);
});

it('[SRC-01] comes back from its cookie as it went in', () => {
  const source = orderSourceOf({ ...plainVisit, ...northlight, search: '?entity_id=e%261&origin=mail' });
  expect(orderSourceOf({ ...plainVisit, subdomain: 'northlight', kept: writeVisitSource(source) })).toEqual(
    source,
  );
});

it('holds only what can stand in a header, whatever a URL says', () => {
  const hostile = fc.oneof(fc.string(), fc.constantFrom('a\r\nx-evil: 1', '辦公室', 'x'.repeat(101), ' '));
  fc.assert(
    fc.property(hostile, hostile, hostile, (entity, origin, cookie) => {
      const search = new URLSearchParams({
        entity_id: entity,
        origin,
        sourceType: 'ORGANIZATION',
      }).toString();
      const values = Object.values(orderSourceOf({ ...plainVisit, search, kept: cookie, referrer: origin }));
      expect(values.filter((value) => value !== undefined && !/^[\x21-\x7e]{1,100}$/.test(value))).toEqual(
        [],
      );
    }),
  );
});
