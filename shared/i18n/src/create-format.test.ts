import { createFormat } from './create-format';
import { setEnglishRegion } from './english-region';

const noon = '2026-11-22T17:25:00Z';

describe('formats', () => {
  const en = createFormat('en');
  const zh = createFormat('zh');

  it('writes money from micro units', () => {
    expect(en.money(12_750_000, 'CAD')).toMatch(/\$12\.75$/);
    expect(zh.money(12_750_000, 'CAD')).toMatch(/\$12\.75$/);
  });

  it('writes moments in the given time zone', () => {
    expect(en.time(noon, 'America/Toronto')).toBe('12:25');
    expect(en.time(noon, 'Asia/Hong_Kong')).toBe('01:25');
    expect(en.timeRange(noon, '2026-11-22T17:30:00Z', 'America/Toronto')).toBe('12:25–12:30');
    expect(zh.timeRange(noon, '2026-11-22T17:30:00Z', 'America/Toronto')).toBe('12:25–\u206012:30');
    expect(en.date(noon, 'America/Toronto')).toBe('Sun 22 Nov');
    expect(en.day(noon, 'America/Toronto')).toBe('Sun 22 Nov');
    expect(zh.date(noon, 'America/Toronto')).toBe('11月22日週日');
  });

  it.each([
    ['2026-11-01T05:30:00Z', 'America/Toronto', '01:30 GMT-4'],
    ['2026-11-01T06:30:00Z', 'America/Toronto', '01:30 GMT-5'],
    ['2026-11-01T07:30:00Z', 'America/Toronto', '02:30'],
    ['2026-10-25T01:15:00Z', 'Europe/London', '01:15 GMT'],
    ['2026-04-04T14:45:00Z', 'Australia/Lord_Howe', '01:45 GMT+11'],
    ['2026-03-08T07:30:00Z', 'America/Toronto', '03:30'],
  ])('distinguishes the two equal times when clocks go back: %s in %s', (at, timeZone, text) => {
    expect(en.time(at, timeZone)).toBe(text);
  });

  it('writes lists', () => {
    expect(en.list(['Ana', 'Ben', 'Priya'])).toBe('Ana, Ben and Priya');
    expect(zh.list(['Ana', 'Ben', 'Priya'])).toBe('Ana、Ben和Priya');
  });

  it.each([
    [-5 * 60_000, '5 minutes ago'],
    [2 * 86_400_000, 'in 2 days'],
    [-400, 'now'],
  ])('writes a distance of %d ms', (distanceMs, text) => {
    expect(en.relative(distanceMs, 0)).toBe(text);
  });

  it.each([
    ['US', 'America/Toronto', '12:25 PM', '12:25–1:10 PM', 'Sun, Nov 22'],
    ['CA', 'America/Toronto', '12:25 p.m.', '12:25–1:10 p.m.', 'Sun, Nov 22'],
    ['GB', 'America/Toronto', '12:25', '12:25–13:10', 'Sun 22 Nov'],
    [undefined, 'America/New_York', '12:25 PM', '12:25–1:10 PM', 'Sun, Nov 22'],
    [undefined, 'America/Toronto', '12:25 p.m.', '12:25–1:10 p.m.', 'Sun, Nov 22'],
    [undefined, 'Europe/London', '17:25', '17:25–18:10', 'Sun 22 Nov'],
  ] as const)('English of a reader in %s, at a place in %s', (region, timeZone, time, range, date) => {
    setEnglishRegion(region);
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(en.time(noon, timeZone))).toBe(time);
    expect(plain(en.timeRange(noon, '2026-11-22T18:10:00Z', timeZone))).toBe(range);
    expect(en.date(noon, timeZone)).toBe(date);
    expect(zh.time(noon, 'America/Toronto')).toBe('12:25');
    setEnglishRegion('GB');
  });

  it('keeps both halves of a day in a range over noon', () => {
    setEnglishRegion('US');
    expect(en.timeRange('2026-11-22T16:50:00Z', noon, 'America/Toronto')).toBe('11:50\u00a0AM–12:25\u00a0PM');
    setEnglishRegion('GB');
  });
});
