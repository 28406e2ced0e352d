import { expect, it } from '@jest/globals';
import { intentKey, settleIntent } from './intent-key';

it('keeps a key over a reload of the tab', () => {
  const key = 'c0ffee00-1234-4abc-8def-0123456789ab';
  sessionStorage.setItem('tiffin.intent.order:kept', key);
  expect(intentKey('order:kept')).toBe(key);
});

it.each(['', 'null', '{}', 'two\nlines', '鍵', 'x'.repeat(100), 'c0ffee00-1234-4abc-8def-0123456789ab\n'])(
  'makes a new key where something else is stored: %j',
  (stored) => {
    sessionStorage.setItem('tiffin.intent.order:odd', stored);
    const key = intentKey('order:odd');
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(sessionStorage.getItem('tiffin.intent.order:odd')).toBe(key);
    settleIntent('order:odd');
  },
);
