import { createFormat } from './create-format';

const noon = '2026-11-22T17:25:00Z';

describe('formats', () => {
  const en = createFormat('en');
  const zh = createFormat('zh');

  it('writes money from micro units', () => {
    expect(en.money(12_750_000, 'CAD')).toMatch(/\$12\.75$/);
    expect(zh.money(12_750_000, 'CAD')).toMatch(/\$12\.75$/);
  });

  it('writes moments in the zone it is given', () => {
    expect(en.time(noon, 'America/Toronto')).toBe('12:25');
    expect(en.time(noon, 'Asia/Hong_Kong')).toBe('01:25');
    expect(en.timeRange(noon, '2026-11-22T17:30:00Z', 'America/Toronto')).toBe('12:25–12:30');
    expect(en.date(noon, 'America/Toronto')).toBe('Sun 22 Nov');
    expect(en.day(noon, 'America/Toronto')).toBe('Sun 22');
    expect(zh.date(noon, 'America/Toronto')).toBe('11月22日週日');
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
});
