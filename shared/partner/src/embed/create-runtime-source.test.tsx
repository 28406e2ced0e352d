import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { RemoteBuild } from '@tiffin/contracts';
import { hashFor, makeBuild } from '@tiffin/federation/test-support';
import { createRuntimeSource } from './create-runtime-source';

const OFFER = 'https://shop.example/embed/mfe-a.json';
const asked: string[] = [];
/** What each script does, by its URL. */
let scripts: Readonly<Record<string, 'runs' | 'fails' | 'is no runtime'>>;
let offers: readonly unknown[];
let observer: MutationObserver;

beforeEach(() => {
  asked.length = 0;
  scripts = {};
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const [offer, ...later] = offers;
    if (later.length > 0) offers = later;
    if (offer instanceof Response) return offer.clone();
    return offer === undefined ? new Response('', { status: 503 }) : Response.json(offer);
  };
  observer = new MutationObserver((changes) => {
    changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(run);
  });
  observer.observe(document.head, { childList: true });
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => observer.disconnect());

function run(node: Node): void {
  if (!(node instanceof HTMLScriptElement)) return;
  asked.push(`${node.src} ${node.integrity} ${node.crossOrigin ?? ''} ${node.nonce}`);
  const does = scripts[node.src.replace(/[?].*$/, '')] ?? 'runs';
  if (does === 'runs') {
    const detail = () => ({ start: () => node.src, end: () => undefined });
    node.dispatchEvent(new CustomEvent('tiffin-runtime', { detail }));
  }
  node.dispatchEvent(new Event(does === 'fails' ? 'error' : 'load'));
}

function build(id: string): RemoteBuild {
  const embed = { script: 'embed.js', runtime: 'element.js' };
  return makeBuild(id, { embed, integrity: { 'entry.js': hashFor(id), 'element.js': hashFor(id) } });
}

const fileOf = (id: string): string => `http://assets.test/${id}/element.js`;
const offerOf = (live: RemoteBuild, previous?: RemoteBuild) => ({
  remotes: { 'mfe-a': { ...live, previous } },
  config: { product: 'tiffin' },
});
const source = () =>
  createRuntimeSource({ remote: 'mfe-a', base: 'https://shop.example/embed/mfe-a.js', nonce: 'n-1' });

it('[FED-08] runs the live build, with its hash and the page’s nonce, and leaves no script behind', async () => {
  offers = [offerOf(build('live'), build('before'))];
  const { runtime, config } = await source()();
  expect(runtime.start).toBeInstanceOf(Function);
  expect(config).toEqual({ product: 'tiffin' });
  expect(asked).toEqual([OFFER, `${fileOf('live')} ${hashFor('live')} anonymous n-1`]);
  expect(document.head.querySelectorAll('script')).toHaveLength(0);
});

it('asks once for any number of elements, each of which has a runtime of its own', async () => {
  offers = [offerOf(build('live'))];
  const next = source();
  const [one, two] = await Promise.all([next(), next()]);
  expect(one.runtime).not.toBe(two.runtime);
  expect(asked).toHaveLength(2);
});

it.each(['fails', 'is no runtime'] as const)(
  'takes the version before where the live one %s, after asking twice',
  async (does) => {
    offers = [offerOf(build('live'), build('before'))];
    scripts = { [fileOf('live')]: does };
    await source()();
    expect(asked.map((line) => line.split(' ')[0])).toEqual([
      OFFER,
      fileOf('live'),
      `${fileOf('live')}?retry=1`,
      fileOf('before'),
    ]);
    expect(console.error).toHaveBeenCalledTimes(1);
  },
);

it('runs nothing that has no hash', async () => {
  offers = [offerOf({ ...build('live'), integrity: { 'entry.js': hashFor('live') } })];
  await expect(source()()).rejects.toThrow('It has nothing for partners.');
  expect(asked).toEqual([OFFER]);
});

it('asks again after a failure: a new version may be live by then', async () => {
  offers = [undefined, undefined, offerOf(build('live'))];
  const next = source();
  await expect(next()).rejects.toThrow('was answered with 503');
  await next();
  expect(asked.map((line) => line.split(' ')[0])).toEqual([OFFER, OFFER, OFFER, fileOf('live')]);
});

it('says so where the remote is not offered', async () => {
  offers = [{ remotes: {}, config: {} }];
  await expect(source()()).rejects.toThrow('mfe-a is not offered to partners.');
});

it('says so where the shop does not know the origin of the page, and asks no second time', async () => {
  const message = 'https://a.example is not registered here.';
  offers = [Response.json({ reason: 'origin', message }, { status: 403 })];
  await expect(source()()).rejects.toMatchObject({ name: 'UnknownOrigin', message });
  expect(asked).toEqual([OFFER]);
});

it('takes a 403 of anything between page and shop for a failure that may pass', async () => {
  offers = [new Response('<h1>Forbidden</h1>', { status: 403 })];
  await expect(source()()).rejects.toThrow('was answered with 403');
});
