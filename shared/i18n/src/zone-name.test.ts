import { beforeAll, expect, it } from '@jest/globals';
import { messagesReady, speak } from './message-catalogue';
import { otherZoneName } from './zone-name';

beforeAll(async () => {
  speak('zh');
  await messagesReady();
});

const noon = '2026-11-22T17:25:00Z';
const reader = Intl.DateTimeFormat().resolvedOptions().timeZone;

it.each([
  ['en', 'America/Toronto', 'Toronto time'],
  ['zh', 'America/Toronto', '多倫多時間'],
  ['en', 'America/New_York', 'New York time'],
  ['zh', 'Asia/Hong_Kong', '香港時間'],
  ['zh', 'America/St_Johns', 'St Johns時間'],
] as const)('in %s the time of %s is labelled %s', (locale, timeZone, name) => {
  expect(otherZoneName(noon, timeZone, locale)).toBe(name);
});

it('the reader’s own time zone has no label', () => {
  expect(otherZoneName(noon, reader, 'en')).toBeUndefined();
});
