import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createController } from './create-controller';
import type { Controller } from './create-controller';
import type { RuntimeSource } from './create-runtime-source';
import type { ElementRuntime } from './element-contract';
import type { ElementSpec } from './element-spec';

const panel = {
  loading: 'Coming',
  failedTitle: 'Not here',
  failedNote: 'Later',
  retry: 'Again',
  refusedTitle: 'No',
  refusedNote: 'What?',
};
const spec: ElementSpec = {
  tag: 'x-order',
  remote: 'mfe-a',
  attributes: ['order'],
  read: (attribute) => {
    const path = attribute('order');
    if (path === null) return { settings: null, faults: [{ attribute: 'order', reason: 'is missing.' }] };
    return { settings: { path, locale: 'en', theme: null, needsSession: false }, faults: [] };
  },
  sentences: { en: panel, zh: { ...panel, failedTitle: '未能載入' } },
};

let host: HTMLElement;
let root: ShadowRoot;
let controller: Controller;
let started: Parameters<ElementRuntime['start']>[0][];
let done: string[];
let answer: () => Promise<ElementRuntime>;

const runtime: ElementRuntime = {
  end: () => done.push('end'),
  start: (options) => {
    started.push(options);
    options.place.textContent = options.settings.path;
    return {
      update: ({ path }) => done.push(`update ${path}`),
      setSession: (token) => done.push(`session ${token ?? 'none'}`),
      stop: () => done.push('stop'),
    };
  },
};
const source: RuntimeSource = async () => ({ runtime: await answer(), config: {} });
const settled = async (): Promise<void> => {
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  await turn().then(turn);
};

beforeEach(async () => {
  [started, done] = [[], []];
  answer = async () => runtime;
  host = document.createElement('div');
  host.setAttribute('order', '/o/1');
  root = host.attachShadow({ mode: 'open' });
  const pageScripts = Promise.resolve();
  controller = createController({ host, root, spec, source, nonce: undefined, pageScripts });
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  host.remove();
  await settled();
});

async function putIn(): Promise<void> {
  document.body.append(host);
  controller.look();
  await settled();
}

it('starts in the page, takes changes, and is gone with the element', async () => {
  controller.setSession('t-1');
  await putIn();
  expect(started.map(({ accessToken }) => accessToken)).toEqual(['t-1']);
  host.setAttribute('order', '/o/2');
  controller.look();
  controller.look();
  await settled();
  controller.setSession(undefined);
  host.remove();
  controller.look();
  await settled();
  expect(done).toEqual(['update /o/2', 'session none', 'stop', 'end']);
  expect(root.childNodes).toHaveLength(0);
});

it('goes on where the element is moved', async () => {
  await putIn();
  host.remove();
  controller.look();
  document.body.prepend(host);
  controller.look();
  await settled();
  expect([started.length, done]).toEqual([1, ['update /o/1']]);
});

it('starts nothing that came after the element went', async () => {
  let arrive: (runtime: ElementRuntime) => void = () => undefined;
  answer = () => new Promise((resolve) => (arrive = resolve));
  await putIn();
  expect(root.textContent).toBe('Coming');
  host.remove();
  controller.look();
  await settled();
  arrive(runtime);
  await settled();
  expect([started.length, root.childNodes.length]).toEqual([0, 0]);
});

it('says calmly that it did not come, in the reader’s language, and tries again', async () => {
  const events: unknown[] = [];
  host.addEventListener('tiffin-failed', (event) => {
    events.push(event instanceof CustomEvent ? event.detail : null);
  });
  answer = async () => {
    throw new Error('down');
  };
  host.setAttribute('locale', 'zh');
  await putIn();
  expect(root.querySelector('[role=alert]')?.textContent).toBe('未能載入Later');
  expect(events).toEqual([{ reason: 'not-loaded' }]);
  answer = async () => runtime;
  root.querySelector('button')?.click();
  await settled();
  expect(root.textContent).toBe('/o/1');
});

it('refuses attributes by name, and goes on when they are right', async () => {
  host.removeAttribute('order');
  await putIn();
  expect(console.error).toHaveBeenCalledWith('<x-order> order: is missing.');
  expect(root.querySelector('[role=alert]')?.textContent).toBe('NoWhat?');
  host.setAttribute('order', '/o/3');
  controller.look();
  await settled();
  expect(root.textContent).toBe('/o/3');
});

it('tells facts as events that reach the page, and asks it about links', async () => {
  await putIn();
  const events: string[] = [];
  document.body.addEventListener('tiffin-ready', ({ type }) => events.push(type), { once: true });
  document.body.addEventListener('tiffin-link-followed', (event) => event.preventDefault(), { once: true });
  const [{ tell } = { tell: () => false }] = started;
  expect(tell({ name: 'ready', detail: {} })).toBe(true);
  expect(tell({ name: 'link-followed', detail: { href: 'https://shop.example' } })).toBe(false);
  await settled();
  expect(events).toEqual(['tiffin-ready']);
});
