import { expect, it } from '@jest/globals';
import type { Call } from './call';
import {
  addressSearch,
  analyticsService,
  contentManagement,
  flagService,
  identityService,
  ipLookup,
  organisationService,
  singleSignOn,
} from '../schemas';

it.each<[string, Readonly<Record<string, Call>>, readonly string[]]>([
  [
    '[SRC-04] organisation',
    organisationService,
    [
      'none GET /organizations/configs/public (subdomain) → organizationId name subdomain isOrg configEntries',
    ],
  ],
  [
    '[API-12] identity',
    identityService,
    [
      'user GET /account → id username firstName lastName email emailVerified',
      'none POST /token (client_id grant_type client_secret) → access_token expires_in',
      'none POST /refresh (refresh_token grant_type client_id) → access_token refresh_token expires_in',
    ],
  ],
  [
    'single sign-on',
    singleSignOn,
    [
      'none GET /.well-known/openid-configuration → issuer authorization_endpoint token_endpoint userinfo_endpoint end_session_endpoint jwks_uri code_challenge_methods_supported',
      'none POST /protocol/openid-connect/token → access_token refresh_token id_token',
      'user GET /account → id username firstName lastName email emailVerified',
      'user GET /protocol/openid-connect/userinfo → sub email',
    ],
  ],
  [
    '[API-04] [API-13] analytics',
    analyticsService,
    [
      'none POST /v3/event_batch (batchDeliveryUuid clientSubmittedTimestamp sourceType sourceVersion sourceName events) → accepted',
    ],
  ],
  [
    '[API-05] content management',
    contentManagement,
    ['none GET /entries (content_type fields.name locale) → sys total skip limit items'],
  ],
  ['[API-06] IP lookup', ipLookup, ['none GET  (key) → ip country_code']],
  ['address search', addressSearch, ['none GET /api (q lat lon limit lang) → type features']],
  [
    'flags',
    flagService,
    [
      'none POST /ofrep/v1/evaluate/flags (context) → flags',
      'none POST /ofrep/v1/evaluate/flags/{key} (context) → key value reason variant',
    ],
  ],
])('%s has the calls of the specification', (_name, table, lines) => {
  expect(Object.values(table).map(lineOf)).toEqual(lines);
});

it.each([
  [{ grant_type: 'refresh_token', refresh_token: 'r', client_id: 'c' }, true],
  [
    {
      grant_type: 'authorization_code',
      code: 'c',
      client_id: 'c',
      redirect_uri: 'http://localhost:3000/',
      code_verifier: 'v'.repeat(96),
    },
    true,
  ],
  [{ grant_type: 'authorization_code', code: 'c', client_id: 'c', redirect_uri: 'http://x/' }, false],
  [{ grant_type: 'password', username: 'u', password: 'p', client_id: 'c' }, false],
])('the token endpoint takes the form %j: %s', (form, isTaken) => {
  expect(singleSignOn.exchangeToken.body.safeParse(form).success).toBe(isTaken);
});

const event = {
  eventId: 'e1',
  eventDatetime: '2026-11-21T12:00:00.000Z',
  entityType: 'EXTERNAL_USER',
  entityId: 'user-1',
  entitySessionId: 's1',
  eventType: 'cart',
  eventAction: 'changed',
  domain: 'order',
  projectCategories: [],
  featureCategories: ['cart'],
  metadata: { remote: 'mfe-menu-cart', version: '1.0.0' },
  eventParams: { itemCount: 2 },
};
const batch = {
  batchDeliveryUuid: '2b1f9d39-4f9a-4dd2-9a1c-5d0e0a8f6a11',
  clientSubmittedTimestamp: '2026-11-21T12:00:01.000Z',
  sourceType: 'WEB',
  sourceVersion: '110001',
  sourceName: 'tiffin',
  events: [event],
};

it('[API-13] takes a batch of the specified fields', () => {
  expect(analyticsService.sendEventBatch.body.parse(batch)).toEqual(batch);
});

it.each(Object.keys(batch))('[API-13] refuses a batch without %s', (field) => {
  expect(analyticsService.sendEventBatch.body.safeParse({ ...batch, [field]: undefined }).success).toBe(
    false,
  );
});

it.each(Object.keys(event))('[API-13] refuses an event without %s', (field) => {
  const events = [{ ...event, [field]: undefined }];
  expect(analyticsService.sendEventBatch.body.safeParse({ ...batch, events }).success).toBe(false);
});

it.each([
  ['sourceType', { ...batch, sourceType: 'APP' }],
  ['entityType', { ...batch, events: [{ ...event, entityType: 'USER' }] }],
  ['more than 100 events', { ...batch, events: Array.from({ length: 101 }, () => event) }],
])('[API-13] refuses another %s', (_what, body) => {
  expect(analyticsService.sendEventBatch.body.safeParse(body).success).toBe(false);
});

function lineOf({ auth, method, path, query, body, response }: Call): string {
  const sent = [...fieldsOf(query), ...fieldsOf(body)];
  const names = sent.length > 0 ? ` (${sent.join(' ')})` : '';
  return `${auth} ${method} ${path}${names} → ${fieldsOf(response).join(' ')}`;
}

function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null || !('shape' in schema)) return [];
  return Object.keys(schema.shape ?? {});
}
