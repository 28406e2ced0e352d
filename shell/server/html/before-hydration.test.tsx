import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { BEFORE_HYDRATION, BEFORE_HYDRATION_SOURCE } from './before-hydration';

type Listener = (event: unknown) => void;

/** jsdom trusts no event that a test sends, so the listeners of the script get each event as a person's. */
function trusting(listen: Listener): Listener {
  return (event) =>
    listen(
      new Proxy(Object(event), {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          return name === 'isTrusted' ? true : typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
}

/** Shows a page and runs the script in it, as a page of the server does. */
function open(root: string, styles = ''): void {
  document.head.innerHTML = styles;
  document.body.innerHTML = `<div id="root">${root}</div><button id="outside">Outside</button>`;
  // jsdom sends no forms.
  document.getElementById('root')?.addEventListener('submit', (event) => event.preventDefault());
  const script = document.createElement('script');
  script.textContent = BEFORE_HYDRATION;
  document.body.append(script);
}

type Kept = { readonly targets: readonly Element[]; within: string; readonly stop: () => void };

function kept(): Kept {
  return Reflect.get(window, 'tiffinPresses');
}

/** Presses an element and returns whether the browser still acts on it. */
function press(selector: string, how: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is not there.`);
  return element.dispatchEvent(event);
}

const namesKept = () => kept().targets.map(({ id }) => id);

beforeEach(() => {
  const listeners = new Map<unknown, Listener>();
  const { addEventListener, removeEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown, options?: unknown) => {
      if (typeof listener !== 'function') return;
      const trusted = trusting((event) => Reflect.apply(listener, window, [event]));
      listeners.set(listener, trusted);
      Reflect.apply(addEventListener, window, [type, trusted, options]);
    });
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((type: string, listener: unknown, options?: unknown) => {
      Reflect.apply(removeEventListener, window, [type, listeners.get(listener), options]);
    });
});
afterEach(() => {
  kept().stop();
});

it('keeps presses on buttons and on links that open something on the page, once each and in their order', () => {
  open(`
    <button id="add"><span id="icon">+</span></button>
    <div id="role" role="button">Choose</div>
    <a id="dish" href="?item=7">Soup</a>
    <form><button id="send">Send</button></form>`);
  for (const selector of ['#dish', '#icon', '#role', '#add', '#send', '#dish'])
    expect(press(selector)).toBe(false);
  expect(namesKept()).toEqual(['dish', 'add', 'role', 'send']);
});

it('lets no listener of the page see a press that it keeps', () => {
  open('<button id="add">Add</button>');
  const seen = jest.fn();
  document.getElementById('root')?.addEventListener('click', seen);
  press('#add');
  expect(seen).not.toHaveBeenCalled();
});

it.each([
  ['a link to another page', '<a id="target" href="/m/lucknow/menu">Menu</a>', {}],
  ['a link to another site', '<a id="target" href="https://elsewhere.test/?item=7">Elsewhere</a>', {}],
  [
    'a button that sends a form to the server',
    '<form action="/"><button id="target">Search</button></form>',
    {},
  ],
  ['a text', '<p id="target">Soup</p>', {}],
  ['a new tab', '<a id="target" href="?item=7">Soup</a>', { ctrlKey: true }],
  ['a new tab on a Mac', '<a id="target" href="?item=7">Soup</a>', { metaKey: true }],
  ['a new window', '<a id="target" href="?item=7">Soup</a>', { shiftKey: true }],
  ['a download', '<a id="target" href="?item=7">Soup</a>', { altKey: true }],
  ['the middle mouse button', '<a id="target" href="?item=7">Soup</a>', { button: 1 }],
])('leaves a press on or for %s to the browser', (_what, root, how) => {
  open(root);
  expect(press('#target', how)).toBe(true);
  expect(namesKept()).toEqual([]);
});

it('leaves presses outside of the rendered part alone, and later those outside of what is told', () => {
  open('<button id="around">Menu</button><main><button id="inside">Add</button></main>');
  expect(press('#outside')).toBe(true);
  kept().within = '#root main';
  expect([press('#around'), press('#inside')]).toEqual([true, false]);
  expect(namesKept()).toEqual(['inside']);
});

it('leaves presses that a script makes to the page', () => {
  jest.restoreAllMocks();
  open('<button id="add">Add</button>');
  expect(press('#add')).toBe(true);
  expect(namesKept()).toEqual([]);
});

it('keeps nothing any more once it is stopped', () => {
  open('<button id="add">Add</button>');
  kept().stop();
  expect(press('#add')).toBe(true);
  expect(namesKept()).toEqual([]);
});

it('sets the styles of single elements from the sheet, each rule by its own number', () => {
  open(
    '<p id="a" data-style="1">a</p><p id="b" data-style="0">b</p><p id="c" data-style="1">c</p><p id="d">d</p>',
    '<style>.other { color: blue }</style><style data-inline>[data-style="0"]{color:red}\n[data-style="1"]{margin-top:1px;width:2px}</style>',
  );
  const styles = ['a', 'b', 'c', 'd'].map((id) => document.getElementById(id)?.style.cssText);
  expect(styles).toEqual(['margin-top: 1px; width: 2px;', 'color: red;', 'margin-top: 1px; width: 2px;', '']);
});

it('sets the other styles where the browser drops a rule', () => {
  open('<p id="a" data-style="1">a</p>', '<style data-inline>[data-style="1"]{color:red}</style>');
  expect(document.getElementById('a')?.style.cssText).toBe('color: red;');
});

it('is allowed by its hash, without comments', () => {
  const hash = createHash('sha256').update(BEFORE_HYDRATION).digest('base64');
  expect(BEFORE_HYDRATION_SOURCE).toBe(`'sha256-${hash}'`);
  expect(BEFORE_HYDRATION).not.toContain('//');
});
