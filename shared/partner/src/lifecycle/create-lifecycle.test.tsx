import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { LifecycleProps, Remote } from '@tiffin/contracts';
import { gatewayQueries } from '@tiffin/api';
import { setNetworkAdapter } from '@tiffin/api/test-support';
import { useSession } from '@tiffin/auth';
import { useFormat, useLocale } from '@tiffin/i18n';
import { useParams } from '@tiffin/router';
import { useQuery } from '@tanstack/react-query';
import { announce, dismissToast, toast } from '@tiffin/ui';
import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { createLifecycle } from './create-lifecycle';

const Tinted = styled.p`
  color: rgb(1, 2, 3);
`;

function OrderScreen(): ReactElement {
  const { orderId } = useParams();
  const locale = useLocale();
  const format = useFormat();
  const session = useSession();
  const order = useQuery({ queryKey: ['order', orderId], queryFn: async () => `Order ${orderId ?? ''}` });
  return (
    <Tinted id={useId()}>
      {order.data} · {locale} · {format.money(1_500_000, 'CAD')} · {session.status}
    </Tinted>
  );
}

function Broken(): ReactElement {
  throw new Error('broken');
}

const remote: Remote = {
  contract: 2,
  routes: [
    { path: '/m/:merchant/status/:orderId', element: <OrderScreen /> },
    { path: '/broken', element: <Broken /> },
  ],
};

const services = ['main', 'userGateway', 'fulfillment', 'invite', 'gateway', 'organisation', 'identity'];
const config = {
  environment: 'sandbox',
  product: 'tiffin',
  appVersion: '110001',
  origin: 'http://localhost:3000',
  services: Object.fromEntries(services.map((name) => [name, `http://localhost:4000/${name}`])),
  sso: { url: 'http://localhost:4000/auth', realm: 'tiffin', clientId: 'web' },
  stripe: { scriptUrl: 'http://localhost:4000/stripe/v3/stripe.js', publishableKey: 'pk_test_1' },
  guestTokenUrl: 'http://localhost:3000/token',
  defaultLocation: { latitude: 43.6, longitude: -79.4, displayName: 'Toronto' },
  backOrigins: [],
  embedHosts: [],
  hasEmbedStandIns: false,
  promoCodes: {},
  subdomain: null,
  organization: null,
};

let host: HTMLElement;
let props: LifecycleProps;

function makeHost(changes: Partial<LifecycleProps> = {}): void {
  host = document.createElement('div');
  document.body.append(host);
  props = { domElement: host, initialPath: '/m/a/status/7', locale: 'en', config, ...changes };
}

// mount settles with React's own rendering, which act() would hold back until mount has settled.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('mounts the screen of the given path for a guest, in the given language, and leaves the page’s language alone', async () => {
  makeHost({ locale: 'zh' });
  document.documentElement.lang = 'de';
  const lifecycle = createLifecycle({ name: 'mfe-a', remote });
  await lifecycle.bootstrap(props);
  await lifecycle.mount(props);
  expect(await screen.findByText(/Order 7 · zh · .*1\.50 · guest/)).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
  await lifecycle.unmount(props);
});

it('[API-01] asks the services in the application’s language', async () => {
  const languages: unknown[] = [];
  setNetworkAdapter(async (request) => {
    languages.push(request.headers['Accept-Language']);
    return { status: 200, data: [], headers: {}, statusText: '', config: request };
  });
  function Asking(): ReactElement {
    return <p>{useQuery(gatewayQueries.active()).status}</p>;
  }
  makeHost({ locale: 'zh', initialPath: '/asking' });
  const routes = [{ path: '/asking', element: <Asking /> }];
  const lifecycle = createLifecycle({ name: 'mfe-asking', remote: { ...remote, routes } });
  await lifecycle.bootstrap(props);
  await lifecycle.mount(props);
  await waitFor(() => expect(languages).toEqual(['zh,en;q=0.9']));
  await lifecycle.unmount(props);
  setNetworkAdapter(undefined);
});

it('leaves no node and no style behind, and mounts again', async () => {
  makeHost();
  const before = document.head.innerHTML;
  const lifecycle = createLifecycle({ name: 'mfe-b', remote });
  await lifecycle.bootstrap(props);
  for (const round of [1, 2]) {
    await lifecycle.mount(props);
    expect(await screen.findByText(/Order 7/)).toHaveStyle({ color: 'rgb(1, 2, 3)' });
    await lifecycle.unmount(props);
    expect([round, host.innerHTML, document.head.innerHTML]).toEqual([round, '', before]);
  }
});

it('removes the element that it made where the page gave none', async () => {
  makeHost({ domElement: undefined });
  const lifecycle = createLifecycle({ name: 'mfe-c', remote });
  await lifecycle.bootstrap(props);
  const before = document.body.innerHTML;
  await lifecycle.mount(props);
  await screen.findByText(/Order 7/);
  await lifecycle.unmount(props);
  expect(document.body.innerHTML).toBe(before);
});

it('settles when the screen breaks, and shows a panel instead', async () => {
  makeHost({ initialPath: '/broken' });
  const lifecycle = createLifecycle({ name: 'mfe-teams', remote });
  await lifecycle.bootstrap(props);
  await lifecycle.mount(props);
  expect(await screen.findByText('The team page didn’t load')).toBeInTheDocument();
  await lifecycle.unmount(props);
});

it('refuses a configuration with holes before anything is shown', async () => {
  makeHost({ config: {} });
  const lifecycle = createLifecycle({ name: 'mfe-d', remote });
  await lifecycle.bootstrap(props);
  await expect(lifecycle.mount(props)).rejects.toThrow('environment');
  expect(host).toBeEmptyDOMElement();
});

it('shows two at once for one session, and refuses a second session', async () => {
  makeHost();
  const lifecycle = createLifecycle({ name: 'mfe-e', remote });
  const second = { ...props, name: 'second', initialPath: '/m/a/status/8' };
  second.domElement = document.body.appendChild(document.createElement('div'));
  await lifecycle.bootstrap(props);
  await lifecycle.mount(props);
  await expect(lifecycle.mount({ ...second, accessToken: 'another' })).rejects.toThrow('another session');
  await lifecycle.mount(second);
  expect(await screen.findByText(/Order 7/)).toBeInTheDocument();
  expect(await screen.findByText(/Order 8/)).toBeInTheDocument();
  await lifecycle.unmount(second);
  expect(screen.getByText(/Order 7/)).toBeInTheDocument();
  await lifecycle.unmount(props);
});

it('two at once say a thing once, and where the first leaves, the second goes on saying', async () => {
  makeHost();
  const lifecycle = createLifecycle({ name: 'mfe-f', remote });
  const second = { ...props, name: 'second', initialPath: '/m/a/status/8' };
  second.domElement = document.body.appendChild(document.createElement('div'));
  await lifecycle.bootstrap(props);
  await lifecycle.mount(props);
  await lifecycle.mount(second);
  await screen.findByText(/Order 8/);
  announce('On the way');
  const key = toast({ text: 'The order is cancelled.' });
  expect(await screen.findAllByText('On the way')).toHaveLength(1);
  expect(await screen.findAllByText('The order is cancelled.')).toHaveLength(1);
  await lifecycle.unmount(props);
  await waitFor(() => expect(second.domElement).toHaveTextContent('On the way'));
  expect(second.domElement).toHaveTextContent('The order is cancelled.');
  dismissToast(key);
  await lifecycle.unmount(second);
});

it('has ids that a page with a React of its own does not have', async () => {
  makeHost();
  const lifecycle = createLifecycle({ name: 'mfe-g', remote });
  await lifecycle.bootstrap(props);
  await lifecycle.mount(props);
  expect((await screen.findByText(/Order 7/)).id).toMatch(/^_mfe-g/);
  await lifecycle.unmount(props);
});
