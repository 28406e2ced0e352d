import { expect, it } from '@jest/globals';
import { calendarFile } from './calendar-file';

const entry = {
  uid: 'f1@tiffin.test',
  startMs: Date.parse('2026-11-25T17:30:00Z'),
  writtenMs: Date.parse('2026-11-23T09:00:00Z'),
  summary: 'Lunch',
  description: 'Choose',
  location: '',
  url: 'https://tiffin.test/g/k3jpqz8mv1',
};

it('writes one event in UTC with CRLF line ends', () => {
  expect(calendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tiffin//Group orders//EN',
      'BEGIN:VEVENT',
      'UID:f1@tiffin.test',
      'SEQUENCE:0',
      'DTSTAMP:20261123T090000Z',
      'DTSTART:20261125T173000Z',
      'DTEND:20261125T180000Z',
      'SUMMARY:Lunch',
      'DESCRIPTION:Choose',
      'URL;VALUE=URI:https://tiffin.test/g/k3jpqz8mv1',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
});

it('repeats every week by the local clock', () => {
  const file = calendarFile({ ...entry, weeklyFrom: '2026-11-25T12:30:00' });
  expect(file).toContain('DTSTART:20261125T123000\r\nDTEND:20261125T130000\r\nRRULE:FREQ=WEEKLY\r\n');
});

it('reminds before the deadline', () => {
  const file = calendarFile({ ...entry, reminder: { atMs: Date.parse('2026-11-25T15:50:00Z') } });
  expect(file).toContain('TRIGGER;VALUE=DATE-TIME:20261125T155000Z\r\n');
  expect(calendarFile({ ...entry, reminder: { secondsBefore: 14_400 } })).toContain('TRIGGER:-PT4H\r\n');
});

it('escapes what people typed, so that nothing adds a line of its own', () => {
  const file = calendarFile({
    ...entry,
    location: '12 Mercer St, 3; back\\slash\nATTENDEE:x',
    summary: 'A,b',
  });
  expect(file).toContain('LOCATION:12 Mercer St\\, 3\\; back\\\\slash\\nATTENDEE:x\r\n');
  expect(file).toContain('SUMMARY:A\\,b\r\n');
});

it('folds long lines at 75 bytes without cutting a character', () => {
  const description = '午餐'.repeat(60);
  const lines = calendarFile({ ...entry, description }).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});
