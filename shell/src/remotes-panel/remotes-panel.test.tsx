import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { messageKeys } from '@tiffin/i18n';
import { renderInApp } from '@tiffin/testing';
import { requestedOverrides } from './requested-overrides';
import type { ListedRemote } from './list-remotes';
import { listRemotes } from './list-remotes';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { offerRemotesPanel } from './offer-remotes-panel';
import { RemotesPanel } from './remotes-panel';

const MANIFEST = 'http://localhost:3200/mf-manifest.json';
const build = (name: string, more: object = {}) => ({
  version: '1.0.0',
  buildId: name,
  contract: 3,
  manifestUrl: `http://assets.test/${name}/mf-manifest.json`,
  entry: 'entry.js',
  integrity: {},
  preload: [],
  screens: {},
  slots: [],
  ...more,
});
const remotes = {
  'mfe-checkout': build('a', { previous: build('old') }),
  'mfe-group-order': build('b', { contract: 2, source: 'early' }),
  'mfe-menu-cart': { ...build('c'), pinnedAt: '2026-11-21T12:00:00.000Z', signedWith: '1f2e3d4c5b6a7988' },
  'mfe-order-status': build('d'),
  'mfe-teams': build('dev', { manifestUrl: MANIFEST, source: 'override' }),
};
const loadedVersions: Readonly<Record<string, string>> = {
  'mfe-checkout': '1.0.0-old',
  'mfe-menu-cart': '1.0.0-c',
};
const remote = { contract: 3, routes: [] };
const loader = {
  peek: (name: string) => {
    const version = loadedVersions[name];
    return version === undefined ? undefined : { name, version, url: '', remote };
  },
};
const asked = (file: string, startTime: number, duration: number) => ({
  name: `http://assets.test/${file}`,
  startTime,
  duration,
  entryType: 'resource',
  toJSON: () => ({}),
});
const timing = {
  getEntriesByType: () => [
    asked('c/entry.js', 100, 40),
    asked('c/screen.js', 130, 50.4),
    asked('d/entry.js', 1, 1),
  ],
};
const listed: readonly ListedRemote[] = listRemotes({ remotes }, loader, timing);

const panel = {
  remotes: listed,
  hosts: ['localhost:3200'],
  ignored: [],
  onClose: () => undefined,
  onOverride: () => undefined,
  onEnd: () => undefined,
};

const section = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('lists version, contract, source and state of each remote', async () => {
  renderInApp(<RemotesPanel {...panel} />);
  expect(await screen.findByRole('dialog', { name: 'Remotes of this page' })).toBeVisible();
  expect(section('mfe-menu-cart').getByText('1.0.0-c')).toBeVisible();
  expect(section('mfe-menu-cart').getByText('loaded in 80 ms')).toBeVisible();
  expect(section('mfe-menu-cart').getByText('3 (this page supports 2, 3)')).toBeVisible();
  expect(section('mfe-checkout').getByText('fallen back to 1.0.0-old')).toBeVisible();
  expect(section('mfe-group-order').getByText('a rollout that includes this device')).toBeVisible();
  expect(section('mfe-group-order').getByText('not needed yet')).toBeVisible();
  expect(section('mfe-order-status').getByText('could not be loaded')).toBeVisible();
  expect(section('mfe-teams').getByText('the URL named below')).toBeVisible();
  expect(section('mfe-teams').getByRole('textbox')).toHaveValue(MANIFEST);
});

it('says which key signed a remote, and which signatures nobody has checked', async () => {
  renderInApp(<RemotesPanel {...panel} />);
  expect(await screen.findByText('key 1f2e3d4c5b6a7988, checked by the server')).toBeVisible();
  expect(section('mfe-checkout').getByText(/^not checked: the server has no/)).toBeVisible();
});

it('says that a rollback pinned a remote, since when and how to lift it', async () => {
  renderInApp(<RemotesPanel {...panel} />);
  const pinned = await screen.findAllByText(/^by a rollback at/);
  expect(pinned.map(({ textContent }) => textContent)).toEqual([
    'by a rollback at 2026-11-21T12:00:00.000Z. Deploys don’t go live until “npm run remote -- unpin mfe-menu-cart”.',
  ]);
  expect(section('mfe-menu-cart').getByText('Pinned')).toBeVisible();
});

it('sets and removes an override, and explains an invalid URL', async () => {
  const onOverride = jest.fn<(remote: string, manifestUrl: string) => void>();
  const onEnd = jest.fn<(remote: string) => void>();
  const { user } = renderInApp(<RemotesPanel {...panel} onOverride={onOverride} onEnd={onEnd} />);
  const checkout = section('mfe-checkout');
  await user.type(checkout.getByRole('textbox'), 'javascript:alert(1)');
  await user.click(checkout.getByRole('button', { name: 'Use this URL' }));
  expect(checkout.getByText(/This isn’t the URL of a manifest/)).toBeVisible();
  expect(onOverride).not.toHaveBeenCalled();
  await user.clear(checkout.getByRole('textbox'));
  await user.type(checkout.getByRole('textbox'), 'http://evil.test/mf-manifest.json');
  await user.click(checkout.getByRole('button', { name: 'Use this URL' }));
  expect(checkout.getByText('evil.test is not in TIFFIN_OVERRIDE_HOSTS.')).toBeVisible();
  expect(onOverride).not.toHaveBeenCalled();
  await user.clear(checkout.getByRole('textbox'));
  await user.type(checkout.getByRole('textbox'), MANIFEST);
  await user.click(checkout.getByRole('button', { name: 'Use this URL' }));
  await user.click(section('mfe-teams').getByRole('button', { name: 'Back to the live version' }));
  expect(onOverride.mock.calls).toEqual([['mfe-checkout', MANIFEST]]);
  expect(onEnd.mock.calls).toEqual([['mfe-teams']]);
  expect(checkout.queryByRole('button', { name: 'Back to the live version' })).toBeNull();
});

it('names an ignored override, and shows no field if no host is allowed', async () => {
  const [asked] = requestedOverrides(`?remote.mfe-teams=${encodeURIComponent('http://evil.test/m.json')}`, [
    'mfe-teams',
  ]);
  renderInApp(<RemotesPanel {...panel} hosts={[]} ignored={asked ? [asked] : []} />);
  expect(await screen.findByText(/asks for mfe-teams from evil.test. We ignored it/)).toBeVisible();
  expect(screen.getByText(/TIFFIN_OVERRIDE_HOSTS lists no hosts/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each(['dev', 'sandbox', 'qa'] as const)(
  'in %s the parameter and the keys open it',
  async (environment) => {
    const open = jest.fn(() => Promise.resolve());
    window.history.replaceState(null, '', '/?remotes');
    offerRemotesPanel(environment, open);
    expect(open).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR', ctrlKey: true, altKey: true }));
    expect(open).toHaveBeenCalledTimes(2);
  },
);

it('opens for a URL that asks for a remote from elsewhere, without the panel', () => {
  const open = jest.fn(() => Promise.resolve());
  window.history.replaceState(null, '', `/?remote.mfe-teams=${encodeURIComponent(MANIFEST)}`);
  offerRemotesPanel('dev', open);
  expect(open.mock.calls).toEqual([[false]]);
});

it('lets the page show itself if the question cannot be asked', async () => {
  window.history.replaceState(null, '', `/?remote.mfe-teams=${encodeURIComponent(MANIFEST)}`);
  const open = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('The chunk did not load.'));
  const question = offerRemotesPanel('dev', open);
  expect(question).toBeInstanceOf(Promise);
  await expect(question).resolves.toBeUndefined();
});

it('[FED-09] in production neither the parameter nor the keys ask for it', () => {
  const open = jest.fn(() => Promise.resolve());
  window.history.replaceState(null, '', `/?remotes&remote.mfe-teams=${MANIFEST}`);
  offerRemotesPanel('production', open);
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR', ctrlKey: true, altKey: true }));
  expect(open).not.toHaveBeenCalled();
});

it('has every sentence in both languages', () => {
  expect(messageKeys(zh)).toEqual(messageKeys(en));
});
