import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createController } from './create-controller';
import type { Controller } from './create-controller';
import type { RuntimeSource } from './create-runtime-source';
import type { ElementRuntime } from './element-contract';
import type { ElementSpec } from './element-spec';
import { UnknownOrigin } from './fetch-offer';

const panel = {
  loading: 'Coming',
  failedTitle: 'Not here',
  failedNote: 'Later',
  retry: 'Again',
  refusedTitle: 'No',
  refusedNote: 'What?',
  originNote: 'Who?',
};
const spec: ElementSpec = {
  tag: 'x-order',
  remote: 'mfe-a',
  attributes: ['order'],
  read: ({ attribute }) => {
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
  host.textContent = '\n  ';
  root = host.attachShadow({ mode: 'open' });
  const pageScripts = Promise.resolve();
  controller = createController({ host, root, spec, source, nonce: undefined, pageScripts });
  jest.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(async () => {
  host.remove();
  controller.look();
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
  expect(root.textContent).toBe('');
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
  expect([started.length, root.textContent]).toEqual([0, '']);
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

it('says that the shop does not know the page, and offers no retry', async () => {
  const reasons = failures();
  answer = async () => {
    throw new UnknownOrigin('https://a.example is not registered here.');
  };
  await putIn();
  expect(root.querySelector('[role=alert]')?.textContent).toBe('NoWho?');
  expect(root.querySelector('button')).toBeNull();
  expect(reasons).toEqual(['origin']);
});

it('gives a second element of one path another number, and the next one the number that is free', async () => {
  const others = [1, 2].map(() => {
    const other = document.createElement('div');
    other.setAttribute('order', '/o/1');
    const options = { host: other, root: other.attachShadow({ mode: 'open' }), spec, source };
    const controls = createController({ ...options, nonce: undefined, pageScripts: Promise.resolve() });
    return { other, controls };
  });
  const [second, third] = others;
  const show = async ({ other, controls }: (typeof others)[number]) => {
    document.body.append(other);
    controls.look();
    await settled();
  };
  await putIn();
  if (second) await show(second);
  host.remove();
  controller.look();
  await settled();
  if (third) await show(third);
  expect(started.map(({ settings }) => settings.copy)).toEqual([1, 2, 1]);
  for (const { other, controls } of others) {
    other.remove();
    controls.look();
  }
  await settled();
});

describe('with content of the page’s own', () => {
  const slot = () => root.querySelector('slot');
  const screens = () => started.at(-1)?.place;

  beforeEach(() => {
    host.innerHTML = '<a href="/orders">Follow your order</a>';
  });

  it('keeps it until the order is visible', async () => {
    await putIn();
    expect([slot()?.hidden, screens()?.hidden]).toEqual([false, true]);
    expect(root.querySelector('[role=status]')?.textContent).toBe('Coming');
    started[0]?.tell({ name: 'ready', detail: {} });
    expect([slot()?.hidden, screens()?.hidden]).toEqual([true, false]);
    expect(root.querySelector('[role=status]')).toBeNull();
  });

  it('shows it again when the order cannot be shown, and starts anew on a retry', async () => {
    await putIn();
    started[0]?.tell({ name: 'ready', detail: {} });
    started[0]?.tell({ name: 'failed', detail: { reason: 'no-answer' } });
    expect([slot()?.hidden, screens()?.hidden]).toEqual([false, true]);
    expect(root.querySelector('[role=alert]')?.textContent).toBe('Not here');
    root.querySelector('button')?.click();
    await settled();
    expect([done, started.length]).toEqual([['stop', 'end'], 2]);
  });

  it('shows the sign-in of the screens where a session is missing', async () => {
    await putIn();
    started[0]?.tell({ name: 'session-needed', detail: { reason: 'missing' } });
    expect([slot()?.hidden, screens()?.hidden]).toEqual([true, false]);
  });

  it('shows it where the runtime does not load, and no panel beside it', async () => {
    answer = async () => {
      throw new Error('down');
    };
    await putIn();
    expect(slot()?.hidden).toBe(false);
    expect(root.querySelector('.panel')).toBeNull();
    expect(root.querySelector('.line button')?.textContent).toBe('Again');
  });

  it('starts anew with other attributes after an order that does not exist', async () => {
    await putIn();
    started[0]?.tell({ name: 'failed', detail: { reason: 'no-such-order' } });
    host.setAttribute('order', '/o/2');
    controller.look();
    await settled();
    expect(started.map(({ settings }) => settings.path)).toEqual(['/o/1', '/o/2']);
  });
});

function failures(): readonly string[] {
  const reasons: string[] = [];
  host.addEventListener('tiffin-failed', (event) => {
    if (event instanceof CustomEvent) reasons.push(event.detail.reason);
  });
  return reasons;
}
