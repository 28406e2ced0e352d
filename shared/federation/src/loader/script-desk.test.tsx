import { expect, it } from '@jest/globals';
import { createScriptDesk } from './script-desk';

const URL_OF_ENTRY = 'http://assets.test/entry.js';

it('takes over what a script throws at its start, until it has run, and nothing else', () => {
  const desk = createScriptDesk({ integrityOf: () => undefined });
  const script = desk.create(URL_OF_ENTRY);
  expect(isTakenOver('http://assets.test/another.js')).toBe(false);
  expect(isTakenOver(URL_OF_ENTRY)).toBe(true);
  script.dispatchEvent(new Event('load'));
  expect(isTakenOver(URL_OF_ENTRY)).toBe(false);
});

it('lets go of a script that is given up', () => {
  const desk = createScriptDesk({ integrityOf: () => undefined });
  desk.create(URL_OF_ENTRY);
  desk.abandon('http://assets.test/');
  expect(isTakenOver(URL_OF_ENTRY)).toBe(false);
});

function isTakenOver(filename: string): boolean {
  return !window.dispatchEvent(new ErrorEvent('error', { filename, cancelable: true }));
}
