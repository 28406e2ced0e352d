import { dayParts, firstPart } from './day-parts';

/** Returns a time each 15 minutes, from one clock time in Toronto (UTC-5) to another. */
function times(from: string, until: string): readonly string[] {
  const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00-05:00`);
  const count = (at(until) - at(from)) / 900_000 + 1;
  return Array.from({ length: count }, (_, index) => new Date(at(from) + index * 900_000).toISOString());
}
const partsOf = (from: string, until: string) => dayParts(times(from, until), 'America/Toronto');
const countsOf = (from: string, until: string) =>
  partsOf(from, until).map(({ name, slots }) => `${name} ${slots.length}`);

it.each([
  ['00:00', '23:45', ['night 20', 'morning 24', 'midday 12', 'afternoon 12', 'evening 28']],
  ['11:00', '22:45', ['midday 12', 'afternoon 12', 'evening 24']],
  ['17:00', '23:45', []],
  ['11:00', '16:45', []],
])('divides the times from %s to %s by the clock of the zone: %j', (from, until, counts) => {
  expect(countsOf(from, until)).toEqual(counts);
});

it.each([
  ['midday', '00:00', '23:45', undefined],
  ['night', '00:00', '23:45', '2026-11-23T05:15:00.000Z'],
  ['midday', '00:00', '23:45', '2026-11-25T05:15:00.000Z'],
  ['afternoon', '14:00', '23:45', undefined],
])('begins with %s between %s and %s if %s is chosen', (name, from, until, chosen) => {
  expect(firstPart(partsOf(from, until), chosen)?.name).toBe(name);
});

it('begins with nothing without parts', () => {
  expect(firstPart([], undefined)).toBeUndefined();
});
