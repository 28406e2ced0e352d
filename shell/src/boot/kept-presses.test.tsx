import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { repeatPresses } from './kept-presses';

let pressed: string[];
let stops: number;

const page = `
  <div id="root">
    <button id="menu">Menu</button>
    <main><button id="add">Add</button><a id="dish" href="?item=7">Soup</a></main>
    <button id="cart">Cart</button>
  </div>`;

/** Shows a page in which these elements were pressed before its scripts. */
function keep(...ids: readonly string[]): { readonly targets: Element[]; within: string } {
  document.body.innerHTML = page;
  for (const element of document.querySelectorAll('button, a'))
    element.addEventListener('click', () => pressed.push(element.id));
  const targets = ids.flatMap((id) => document.getElementById(id) ?? []);
  const kept = { targets, within: '#root', stop: () => (stops += 1) };
  Reflect.set(window, 'tiffinPresses', kept);
  return kept;
}

beforeEach(() => {
  pressed = [];
  stops = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'tiffinPresses');
});

it('repeats the presses around the screen first, and those on the screen when all works, each once', () => {
  const kept = keep('dish', 'cart', 'add', 'menu');
  repeatPresses(window, 'frame');
  expect(pressed).toEqual(['cart', 'menu']);
  repeatPresses(window, 'frame');
  expect(pressed).toEqual(['cart', 'menu']);
  repeatPresses(window, 'whole');
  expect(pressed).toEqual(['cart', 'menu', 'dish', 'add']);
  repeatPresses(window, 'whole');
  expect(pressed).toHaveLength(4);
  expect(kept.targets).toEqual([]);
});

it('repeats all presses in their order if the whole page works at once', () => {
  keep('dish', 'cart', 'add');
  repeatPresses(window, 'whole');
  expect(pressed).toEqual(['dish', 'cart', 'add']);
});

it('keeps on keeping presses on the screen until it works', () => {
  const kept = keep();
  repeatPresses(window, 'frame');
  expect([kept.within, stops]).toEqual(['#root main', 0]);
  kept.targets.push(...document.querySelectorAll('#add'));
  repeatPresses(window, 'whole');
  expect([pressed, stops]).toEqual([['add'], 1]);
});

it('repeats a press once that makes the rest of the page work', () => {
  keep('cart', 'menu');
  document.getElementById('cart')?.addEventListener('click', () => repeatPresses(window, 'whole'));
  repeatPresses(window, 'frame');
  expect(pressed).toEqual(['cart', 'menu']);
});

it.each([undefined, null, 'presses', {}, { targets: [] }])(
  'does nothing on a page that keeps no presses: %j',
  (value) => {
    Reflect.set(window, 'tiffinPresses', value);
    repeatPresses(window, 'whole');
    expect(pressed).toEqual([]);
  },
);
