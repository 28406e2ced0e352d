import { describe, expect, it } from '@jest/globals';
import { useQueries, useQuery } from '@tanstack/react-query';
import { menuQueries, merchantQueries, orderQueries, serverNow, userQueries } from '@tiffin/api';
import type { ServerRemote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { useParams } from '@tiffin/router';
import { testConfig } from '@tiffin/testing';
import { makeMenu, makeMerchant, makeOrder } from '@tiffin/testing/factories';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { answerPage } from './answer-page';
import type { PageToRender, RenderAnswer } from './page-to-render';

const PATTERN = '/m/:merchantExternalId/menu';
const MERCHANT = 'http://main.test/v1/merchants?externalId=lucknow';
const MENU = 'http://main.test/v1/menus?merchantExternalId=lucknow';
const CARD = 'http://invite.test/invites/k3jpqz8mv1/card';
const NOW = 1_800_000_000_000;

const page: PageToRender = {
  path: '/m/lucknow/menu',
  params: { merchantExternalId: 'lucknow' },
  query: '',
  locale: 'en',
  siteUrl: 'http://localhost:3000',
  route: { path: PATTERN },
  remote: { name: 'mfe-menu-cart', version: '1.0.0', url: 'http://assets.test/mf-manifest.json' },
  config: testConfig,
  nowMs: NOW,
  served: {},
  hasScreen: true,
};
const served = {
  [MERCHANT]: { merchant: makeMerchant({ name: 'Lucknow' }) },
  [MENU]: { menu: makeMenu() },
};

const Title = styled.h1`
  color: rebeccapurple;
`;

/** Reads a merchant, then its menu, and the person. */
function MenuScreen(): ReactElement {
  const { merchantExternalId = '' } = useParams();
  const { data: merchant, isError } = useQuery(merchantQueries.detail(merchantExternalId));
  const menu = useQuery({ ...menuQueries.forMerchant(merchantExternalId), enabled: merchant !== undefined });
  const { data: user, isPending } = useQuery(userQueries.current());
  return (
    <>
      <Title>{merchant?.name ?? (isError ? 'No merchant' : 'No merchant yet')}</Title>
      <p>{menu.data ? Object.values(menu.data.items).map(({ name }) => name) : 'No menu yet'}</p>
      <p>{isPending ? 'Nobody yet' : String(user)}</p>
      <time>{serverNow()}</time>
    </>
  );
}

function remoteOf(element: ReactElement, more: Partial<ServerRemote> = {}): ServerRemote {
  return {
    contract: 3,
    routes: [{ path: PATTERN, element }],
    heads: {},
    ...more,
  };
}
const remote = remoteOf(<MenuScreen />);

/** Returns a page as the server gets it, through JSON. */
async function rendered(asked: ServerRemote, given: Partial<PageToRender> = {}) {
  const answer: RenderAnswer = JSON.parse(JSON.stringify(await answerPage(asked, { ...page, ...given })));
  if (answer.kind !== 'page') throw new Error(`It needs ${answer.urls.join()}.`);
  const { html = '', styles = '' } = answer.screen ?? {};
  return { ...answer, html, styles, text: html.replaceAll(/<!--.*?-->/g, '') };
}

describe('the data of a screen', () => {
  it('are needed as the screen reads them: first the merchant, then the menu', async () => {
    expect(await answerPage(remote, page)).toEqual({ kind: 'needs', urls: [MERCHANT] });
    const known = { [MERCHANT]: served[MERCHANT] };
    expect(await answerPage(remote, { ...page, served: known })).toEqual({ kind: 'needs', urls: [MENU] });
  });

  it('are in its HTML and its queries; what only the person knows is in neither', async () => {
    const { text, queries } = await rendered(remote, { served });
    expect(text).toMatch(/<h1 [^>]*>Lucknow<\/h1><p>Dal makhani.*<\/p><p>Nobody yet<\/p>/);
    expect(queries.queries.map(({ meta, state }) => [meta?.context, state.status])).toEqual([
      ['getMerchant', 'success'],
      ['getMenus', 'success'],
    ]);
    expect(queries.queries[0]?.state.data).toMatchObject({ name: 'Lucknow' });
  });

  it.each([
    ['did not come', null],
    ['is not what the contract says', { merchant: 'Lucknow' }],
    ['is no object', '<html>'],
  ])('are left to the browser where an answer %s', async (_what, answer) => {
    const { text, queries } = await rendered(remote, { served: { [MERCHANT]: answer } });
    expect(text).toContain('>No merchant yet</h1><p>No menu yet</p>');
    expect(queries.queries).toEqual([]);
  });

  it('stay with their own page', async () => {
    await rendered(remote, { served });
    const path = '/m/saffron/menu';
    const other = { ...page, path, params: { merchantExternalId: 'saffron' } };
    const url = MERCHANT.replace('lucknow', 'saffron');
    expect(await answerPage(remote, other)).toEqual({ kind: 'needs', urls: [url] });
    const { text, queries } = await rendered(remote, { ...other, served: { [url]: null } });
    expect(text + JSON.stringify(queries)).not.toMatch(/Lucknow|Dal makhani/);
  });
});

describe('the data that a secret in the URL of the page opens', () => {
  const path = '/m/lucknow/status/secret-1';
  const ORDER = 'http://main.test/v1/guest-order/secret-1';
  const COURIER =
    'http://main.test/v1/delivery-status?orderIdentifier=secret-1&orderIdentifierType=GUEST_TOKEN';
  const identity = { identifier: 'secret-1', type: 'GUEST_TOKEN' } as const;
  const status: Partial<PageToRender> = {
    path,
    params: { merchantExternalId: 'lucknow', orderIdOrToken: 'secret-1' },
    route: { path: '/m/:merchantExternalId/status/:orderIdOrToken' },
  };

  function StatusScreen(): ReactElement {
    const order = useQuery(orderQueries.detail(identity));
    const courier = useQuery({ ...orderQueries.deliveryStatus(identity), enabled: order.isSuccess });
    const own = useQuery(orderQueries.detail({ identifier: 'order-1', type: 'ID' }));
    return (
      <p>
        {order.data?.orderId ?? 'No order yet'} {courier.data?.currentStatus} {own.isPending && 'and no more'}
      </p>
    );
  }
  const ofOrder: ServerRemote = {
    ...remoteOf(<StatusScreen />),
    routes: [{ path: '/m/:merchantExternalId/status/:orderIdOrToken', element: <StatusScreen /> }],
  };

  it('are needed and marked, so that nobody keeps them; those of a person are not', async () => {
    expect(await answerPage(ofOrder, { ...page, ...status })).toEqual({
      kind: 'needs',
      urls: [ORDER],
      linkUrls: [ORDER],
    });
    const known = { [ORDER]: { order: makeOrder() } };
    expect(await answerPage(ofOrder, { ...page, ...status, served: known })).toEqual({
      kind: 'needs',
      urls: [COURIER],
      linkUrls: [COURIER],
    });
  });

  it('are in the page, and in no page after it', async () => {
    const courier = {
      orderDeliveryStatuses: [],
      currentStatus: 'IN_TRANSIT',
      courier: null,
      estimatedArrivalTime: null,
    };
    const all = { [ORDER]: { order: makeOrder() }, [COURIER]: courier };
    expect((await rendered(ofOrder, { ...status, served: all })).text).toContain(
      'order-1 IN_TRANSIT and no more',
    );
    const { text, queries } = await rendered(ofOrder, { ...status, served: { [ORDER]: null } });
    expect(text).toContain('No order yet');
    expect(queries.queries).toEqual([]);
  });
});

describe('the head', () => {
  const heads: ServerRemote['heads'] = {
    [PATTERN]: ({ locale, params, query, siteUrl, answers }) => ({
      title: JSON.stringify({ locale, params, query, siteUrl, answers: Object.keys(answers) }),
      description: `${JSON.stringify(answers.getMerchant)}${JSON.stringify(answers.getInviteCard)}`,
    }),
  };
  const card = {
    hostFirstName: 'Ana',
    merchantName: 'Lucknow',
    merchantExternalId: 'lucknow',
    orderByTime: null,
    timeZone: 'America/Toronto',
    guestCount: 5,
    isOpen: true,
    imageUrl: 'https://pictures.test/card.png',
  };
  const headCalls: ServerRemote['headCalls'] = {
    [PATTERN]: ({ query }) => [
      { call: 'getInviteCard', params: { linkId: new URLSearchParams(query).get('invite_id') } },
    ],
  };
  const invitation = { query: 'invite_id=k3jpqz8mv1', served };

  it('gets the page, and what its screen has read by the names of the calls', async () => {
    const { head } = await rendered(remoteOf(<MenuScreen />, { heads }), { served, query: 'item=7' });
    expect(JSON.parse(head?.title ?? '')).toEqual({
      locale: 'en',
      params: page.params,
      query: 'item=7',
      siteUrl: 'http://localhost:3000',
      answers: ['getMerchant', 'getMenus'],
    });
    expect(head?.description).toContain('"name":"Lucknow"');
  });

  it.each([
    ['before', ['saffron', 'lucknow']],
    ['after', ['lucknow', 'saffron']],
  ])('gets the merchant of the route where the screen reads another one %s it', async (_what, order) => {
    function Both(): ReactElement {
      useQueries({ queries: order.map((id) => merchantQueries.detail(id)) });
      return <p>Both</p>;
    }
    const saffron = { merchant: makeMerchant({ name: 'Saffron' }) };
    const both = { ...served, [MERCHANT.replace('lucknow', 'saffron')]: saffron };
    const { head } = await rendered(remoteOf(<Both />, { heads }), { served: both });
    expect(head?.description).toContain('"name":"Lucknow"');
  });

  it('gets the first merchant where none is the route’s', async () => {
    function Others(): ReactElement {
      useQueries({ queries: ['saffron', 'thali'].map((id) => merchantQueries.detail(id)) });
      return <p>Others</p>;
    }
    const named = (id: string, name: string) => ({
      [MERCHANT.replace('lucknow', id)]: { merchant: makeMerchant({ name }) },
    });
    const { head } = await rendered(remoteOf(<Others />, { heads }), {
      served: { ...named('saffron', 'Saffron'), ...named('thali', 'Thali') },
    });
    expect(head?.description).toContain('"name":"Saffron"');
  });

  it('reads calls of its own, which stay on the server', async () => {
    const own = remoteOf(<MenuScreen />, { heads, headCalls });
    expect(await answerPage(own, { ...page, ...invitation })).toEqual({ kind: 'needs', urls: [CARD] });
    const all = { ...served, [CARD]: { card } };
    const { head, queries, html } = await rendered(own, { ...invitation, served: all });
    expect(head?.description).toContain('"hostFirstName":"Ana"');
    expect(JSON.stringify(queries) + html).not.toMatch(/Ana|getInviteCard/);
  });

  it('is written without an answer that did not come', async () => {
    const own = remoteOf(<MenuScreen />, { heads, headCalls });
    const { head } = await rendered(own, { ...invitation, served: { ...served, [CARD]: null } });
    expect(JSON.parse(head?.title ?? '')).toMatchObject({ answers: ['getMerchant', 'getMenus'] });
  });

  it('is written for a remote without screens', async () => {
    const { head, screen, queries } = await rendered({ contract: 3, heads });
    expect(JSON.parse(head?.title ?? '')).toMatchObject({ answers: [] });
    expect([screen, queries.queries]).toEqual([undefined, []]);
  });
});

describe('a screen', () => {
  it('comes in the frame of the shell, with the styles of both', async () => {
    const { html, styles } = await rendered(remote, { served });
    expect(html).toMatch(/<header[^]*<main [^]*Lucknow[^]*<\/main>[^]*<footer/);
    expect(styles).toMatch(/^<style [^]*rebeccapurple[^]*<\/style>$/);
    expect(styles).toContain('position:absolute;inset-inline-start:16px');
  });

  it('is rendered in the language of its page, one page after the other', async () => {
    const texts = [];
    for (const locale of ['zh', 'en', 'zh'] as const)
      texts.push((await rendered(remote, { served, locale })).text);
    const [zh = '', en = '', again] = texts;
    expect(zh).toContain('跳到主要內容');
    expect(en).toContain('Skip to');
    expect(en).not.toContain('跳到主要內容');
    expect(again).toBe(zh);
  });

  it('shows the time at which it is rendered', async () => {
    expect((await rendered(remote, { served })).text).toContain(`<time>${NOW}</time>`);
  });

  it('is left out where only head and data are wanted', async () => {
    const { screen, queries } = await rendered(remote, { served, hasScreen: false });
    expect(screen).toBeUndefined();
    expect(queries.queries).toHaveLength(2);
  });

  it('has no frame where another application frames it', async () => {
    const { text } = await rendered(remote, { served, query: 'embed=1&embedType=WEBVIEW' });
    expect(text).toContain('Lucknow');
    expect(text).not.toContain('<footer');
  });

  it('waits for its own code and for parts of it', async () => {
    const Part = lazyScreen(async () => ({ View: () => <p>The lazy part</p> }));
    const Screen = lazyScreen(async () => ({
      View: () => (
        <Suspense fallback="Waiting">
          <Part />
        </Suspense>
      ),
    }));
    const { text } = await rendered(remoteOf(<Screen />));
    expect(text).toContain('<p>The lazy part</p>');
    expect(text).not.toContain('Waiting');
  });

  it.each([
    ['throws', () => new Error('no dish'), 'no dish'],
    ['waits for a part that never comes', () => new Promise(() => undefined), 'suspended'],
  ])('rejects where it %s', async (_what, thrown, message) => {
    const what = thrown();
    function Broken(): ReactElement {
      throw what;
    }
    const rejected = answerPage(remoteOf(<Broken />), page);
    await expect(rejected).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringContaining(message),
    });
  });

  it('rejects where its code cannot be loaded', async () => {
    const Screen = lazyScreen<object>(() => Promise.reject(new Error('gone')));
    await expect(answerPage(remoteOf(<Screen />), page)).rejects.toThrow('gone');
  });

  it.each<[string, object]>([
    ['set the page up', { config: { ...testConfig, services: null } }],
    ['render its frame', { path: null }],
  ])('is not blamed where the shell cannot %s', async (_what, change) => {
    const broken: PageToRender = JSON.parse(JSON.stringify({ ...page, ...change }));
    await expect(answerPage(remote, broken)).rejects.toMatchObject({ name: 'ShellError' });
  });
});
