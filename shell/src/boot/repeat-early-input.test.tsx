import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { repeatEarlyInput } from './repeat-early-input';

let events: string[];
let stops: number;

const page = `
  <div id="root">
    <button id="menu">Menu</button><input id="search">
    <main><button id="add">Add</button><a id="dish" href="?item=7">Soup</a><input id="city"><textarea id="note"></textarea></main>
    <button id="cart">Cart</button>
  </div>`;

function find(id: string): Element {
  const element = document.getElementById(id);
  if (!element) throw new Error(`${id} is not there.`);
  return element;
}

/** Shows a page in which these elements were pressed before its scripts. */
function keep(...ids: readonly string[]) {
  document.body.innerHTML = page;
  // jsdom opens no links.
  find('dish').addEventListener('click', (event) => event.preventDefault());
  for (const element of document.querySelectorAll('button, a, input, textarea'))
    for (const type of ['click', 'input', 'focusin'])
      element.addEventListener(type, () => events.push(`${type} ${element.id}`));
  const kept = { targets: ids.map(find), within: '#root', stop: () => (stops += 1) };
  Reflect.set(window, 'tiffinPresses', kept);
  return kept;
}

/** Types as a person does before React is there. */
function type(id: string, value: string): void {
  Reflect.set(find(id), 'value', value);
}

beforeEach(() => {
  events = [];
  stops = 0;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'tiffinPresses');
});

describe('presses', () => {
  it('are repeated around the screen first, and on the screen when it works, each once and in their order', () => {
    const kept = keep('dish', 'cart', 'add', 'menu');
    repeatEarlyInput(window, 'frame');
    expect(events).toEqual(['click cart', 'click menu']);
    repeatEarlyInput(window, 'frame');
    expect(events).toHaveLength(2);
    repeatEarlyInput(window, 'screen');
    expect(events.slice(2)).toEqual(['click dish', 'click add']);
    repeatEarlyInput(window, 'screen');
    expect(events).toHaveLength(4);
    expect(kept.targets).toEqual([]);
  });

  it('go on to be kept on the screen until it works, and then no more', () => {
    const kept = keep();
    repeatEarlyInput(window, 'frame');
    expect([kept.within, stops]).toEqual(['#root main', 0]);
    kept.targets.push(find('add'));
    repeatEarlyInput(window, 'screen');
    expect([events, stops]).toEqual([['click add'], 1]);
  });

  it('are repeated once where a press makes the screen work', () => {
    keep('add', 'cart');
    find('cart').addEventListener('click', () => repeatEarlyInput(window, 'screen'));
    repeatEarlyInput(window, 'frame');
    repeatEarlyInput(window, 'screen');
    expect(events).toEqual(['click cart', 'click add']);
  });
});

it('tells a part of the focus and the text that it had before', () => {
  keep();
  type('search', 'soup');
  type('city', 'Toronto');
  type('note', 'No nuts');
  find('city').dispatchEvent(new FocusEvent('focus'));
  Reflect.apply(HTMLElement.prototype.focus, find('city'), []);
  events = [];
  repeatEarlyInput(window, 'frame');
  expect(events).toEqual(['input search']);
  events = [];
  repeatEarlyInput(window, 'screen');
  expect(events).toEqual(['focusin city', 'input city', 'input note']);
  expect(['search', 'city', 'note'].map((id) => Reflect.get(find(id), 'value'))).toEqual([
    'soup',
    'Toronto',
    'No nuts',
  ]);
});

it('gives React a text that was typed before it had hydrated', async () => {
  function Field(): ReactElement {
    const [text, setText] = useState('');
    return (
      <main>
        <input id="city" value={text} onChange={({ target }) => setText(target.value)} />
        <output id="said">{text}</output>
      </main>
    );
  }
  keep();
  const root = find('root');
  root.innerHTML = renderToString(<Field />);
  type('city', 'Toronto');
  await act(async () => hydrateRoot(root, <Field />));
  await act(async () => repeatEarlyInput(window, 'screen'));
  expect(find('said')).toHaveTextContent('Toronto');
  expect(find('city')).toHaveValue('Toronto');
});

it.each([undefined, null, 'presses', {}, { targets: [] }])(
  'does nothing on a page that keeps no presses: %j',
  (value) => {
    keep();
    type('city', 'Toronto');
    Reflect.set(window, 'tiffinPresses', value);
    repeatEarlyInput(window, 'screen');
    expect(events).toEqual([]);
  },
);
