import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { getCart, setOrderSource } from '@tiffin/api';
import { getAppTags, readCookie, writeCookie } from '@tiffin/config';
import { fakeNetwork, makeCart, testConfig } from '@tiffin/testing';
import { followOrderSource } from './follow-order-source';

const northlight = {
  ...testConfig,
  subdomain: 'northlight',
  organization: {
    organizationId: 'org-1',
    isOrg: true,
    hasStickyPlaceOrder: false,
    isBuildingPlatform: false,
  },
};

beforeEach(() => {
  writeCookie('orderSource', '');
});
afterEach(() => {
  jest.restoreAllMocks();
  setOrderSource(null);
  window.history.replaceState(null, '', '/');
});

async function headersOfNextCall() {
  const { calls } = fakeNetwork({ getCart: () => ({ cart: makeCart() }) });
  await getCart({ merchantId: 'lucknow' });
  return calls[0]?.headers;
}

it('[SRC-01] [SRC-02] sends the organisation of the subdomain with every call and keeps it in its cookie', async () => {
  followOrderSource(northlight, document);
  expect(await headersOfNextCall()).toMatchObject({
    'x-tiffin-order-source': 'ORGANIZATION',
    'x-tiffin-order-source-id': 'org-1',
    'x-tiffin-order-source-subdomain': 'northlight',
    'x-tiffin-order-source-subdomain-id': 'org-1',
  });
  expect(readCookie('orderSource')).toContain('orderSource=ORGANIZATION');
});

it('[SRC-01] goes on with the source of the last hours where a URL says nothing', async () => {
  window.history.replaceState(null, '', '/?sourceType=ORGANIZATION&entity_id=org-7');
  followOrderSource(testConfig, document);
  window.history.replaceState(null, '', '/m/lucknow/menu');
  followOrderSource(testConfig, document);
  expect(await headersOfNextCall()).toMatchObject({
    'x-tiffin-order-source': 'ORGANIZATION',
    'x-tiffin-order-source-id': 'org-7',
  });
});

it('[SRC-01] keeps the source for a sixth of a day', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  followOrderSource(northlight, document);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^tiffin_source=[^;]+; .*Max-Age=14400;/));
});

it('[SRC-03] tags the application with its embedding and its source', () => {
  window.history.replaceState(null, '', '/?embed=hqo');
  followOrderSource(northlight, document);
  expect(getAppTags()).toEqual({
    isEmbedded: true,
    embeddedType: 'hqo',
    orderSource: 'ORGANIZATION',
    subdomain: 'northlight',
    subdomainId: 'org-1',
  });
  window.history.replaceState(null, '', '/?sourceType=TIFFIN_APP');
  followOrderSource(testConfig, document);
  expect(getAppTags()).toEqual({
    isEmbedded: false,
    embeddedType: null,
    orderSource: 'TIFFIN_APP',
    subdomain: null,
    subdomainId: null,
  });
});
