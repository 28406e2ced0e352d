import { beforeEach, expect, it } from '@jest/globals';
import { createScriptElements } from './script-elements';

/** A new URL in each test: the listeners of an unfinished script stay active. */
let entry: string;
let count = 0;
beforeEach(() => {
  count += 1;
  entry = `http://assets.test/entry.${count}.js`;
});

const HASH = `sha384-${'x'.repeat(64)}`;
const newScripts = () =>
  createScriptElements({ hashOf: (url) => (url === entry ? HASH : undefined), nonce: 'n-1' });

it('makes a script with its hash and the nonce, and asked again one with another URL', () => {
  const elements = newScripts();
  const scripts = [elements.create(entry), elements.create(entry)];
  expect(scripts.map(({ src }) => src)).toEqual([entry, `${entry}?retry=1`]);
  for (const { integrity, nonce, crossOrigin } of scripts)
    expect([integrity, nonce, crossOrigin]).toEqual([HASH, 'n-1', 'anonymous']);
});

it('makes no script without a hash', () => {
  expect(() => newScripts().create('http://assets.test/evil.js')).toThrow('is not listed with a hash');
});

it('takes over what a script throws at its start, until it has run, and nothing else', () => {
  const script = newScripts().create(entry);
  expect(isTakenOver('http://assets.test/another.js')).toBe(false);
  expect(isTakenOver(entry)).toBe(true);
  script.dispatchEvent(new Event('load'));
  expect(isTakenOver(entry)).toBe(false);
});

it('lets go of a script that is given up', () => {
  const elements = newScripts();
  const script = elements.create(entry);
  elements.abandon(entry);
  expect(isTakenOver(entry)).toBe(false);
  expect(script.ownerDocument).not.toBe(document);
});

function isTakenOver(filename: string): boolean {
  return !window.dispatchEvent(new ErrorEvent('error', { filename, cancelable: true }));
}
