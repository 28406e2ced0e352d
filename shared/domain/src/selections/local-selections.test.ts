import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  LOCAL_SELECTION_DAYS,
  parseLocalSelections,
  rememberedOptionIds,
  rememberSelection,
} from './local-selections';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const itemKey = { merchantId: 'lucknow', itemId: 'thali' };
const lifetime = (after: number, days = LOCAL_SELECTION_DAYS) => ({ now: now + after, days });
const kept = rememberSelection({}, { ...itemKey, optionIds: ['naan', 'cheese'] }, lifetime(0));

it('[MNU-14] stores option ids per merchant and item with their time', () => {
  expect(kept).toEqual({ lucknow: { thali: { optionIds: ['naan', 'cheese'], createdAt: now } } });
  expect(rememberedOptionIds(kept, itemKey, lifetime(1))).toEqual(['naan', 'cheese']);
  expect(rememberedOptionIds(kept, { ...itemKey, itemId: 'dal' }, lifetime(1))).toBeNull();
  expect(rememberedOptionIds(kept, { ...itemKey, merchantId: 'naples' }, lifetime(1))).toBeNull();
  const again = rememberSelection(kept, { ...itemKey, optionIds: [] }, lifetime(5));
  expect(again).toEqual({ lucknow: { thali: { optionIds: [], createdAt: now + 5 } } });
  expect(rememberedOptionIds(again, itemKey, lifetime(6))).toEqual([]);
});

it.each([
  ['just made', 0, 90, true],
  ['a millisecond short of 90 days', 90 * dayMs - 1, 90, true],
  ['90 days', 90 * dayMs, 90, false],
  ['a millisecond short of one day', dayMs - 1, 1, true],
  ['one day', dayMs, 1, false],
  ['from the future', -1, 90, false],
  ['zero days', 0, 0, false],
  ['days that are not a number', 0, Number.NaN, false],
])('[MNU-14] %s: remembered %4$s', (_what, after, days, isRemembered) => {
  expect(LOCAL_SELECTION_DAYS).toBe(90);
  expect(rememberedOptionIds(kept, itemKey, lifetime(after, days)) !== null).toBe(isRemembered);
});

it('[MNU-14] drops expired entries when a new one is stored', () => {
  const later = rememberSelection(
    kept,
    { ...itemKey, itemId: 'dal', optionIds: ['rice'] },
    lifetime(90 * dayMs),
  );
  expect(Object.keys(later.lucknow ?? {})).toEqual(['dal']);
});

it('[MNU-14] keeps the newest of too many', () => {
  const many = Array.from({ length: 400 }, (_none, index) => index).reduce(
    (selections, index) =>
      rememberSelection(
        selections,
        { ...itemKey, itemId: `item-${index}`, optionIds: ['a'] },
        lifetime(index),
      ),
    kept,
  );
  const items = Object.keys(many.lucknow ?? {});
  expect(items).toHaveLength(300);
  expect(items).toContain('item-399');
  expect(items).not.toContain('item-0');
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"lucknow":'],
  ['a list', '[1]'],
  ['a number', '7'],
  ['null', 'null'],
  ['invalid merchants', '{"lucknow":"thali","naples":null,"seoul":[1]}'],
  ['invalid items', '{"lucknow":{"thali":7,"dal":null}}'],
  ['ids that are not text', '{"lucknow":{"thali":{"optionIds":[1],"createdAt":1}}}'],
  ['an invalid time', '{"lucknow":{"thali":{"optionIds":["a"],"createdAt":"now"}}}'],
])('[MNU-14] reads nothing from a storage with %s', (_what, text) => {
  expect(parseLocalSelections(text)).toEqual({});
});

it('[MNU-14] keeps valid entries beside invalid ones, and leaves prototypes unchanged', () => {
  const text = JSON.stringify({ ...kept, naples: 'x' }).replace(
    '{',
    '{"__proto__":{"polluted":{"optionIds":["a"],"createdAt":1}},',
  );
  const read = parseLocalSelections(text);
  expect(rememberedOptionIds(read, itemKey, lifetime(1))).toEqual(['naan', 'cheese']);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('[MNU-14] reads back everything that was stored', () => {
  const entry = fc.record({
    merchantId: fc.string(),
    itemId: fc.string(),
    optionIds: fc.array(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const selections = entries.reduce((all, one) => rememberSelection(all, one, lifetime(0)), {});
      const read = parseLocalSelections(JSON.stringify(selections));
      const last = entries.at(-1);
      expect(read).toEqual(selections);
      if (last) expect(rememberedOptionIds(read, last, lifetime(1))).toEqual(last.optionIds);
    }),
  );
});

it('[MNU-14] never throws on any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(rememberedOptionIds(parseLocalSelections(text), itemKey, lifetime(0))).toBeNull();
    }),
  );
});
