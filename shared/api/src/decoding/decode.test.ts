import { expect, it } from '@jest/globals';
import type { Shape } from '@tiffin/contracts';
import { firstAnswers } from '@tiffin/contracts/first-answers';
import type { AnswerOddity } from './answer-oddity';
import { decode, unreadable } from './decode';

function read(shape: Shape, value: unknown) {
  const oddities: AnswerOddity[] = [];
  return { answer: decode(shape, value, (oddity) => oddities.push(oddity)), oddities };
}

const whole = (parts: Readonly<Record<string, Shape>>): Shape => ({ parts });
const list = (each: Shape): Shape => ({ list: each });
const table = (each: Shape): Shape => ({ table: each });
const maybe = (shape: Shape): Shape => ({ maybe: shape });
const state: Shape = { known: ['ON', 'OFF'], otherwise: 'OFF' };

it('returns a valid answer as the same object', () => {
  const value = { a: [{ state: 'ON' }], b: null, c: { x: 1, y: 2 } };
  const shape = whole({ a: list(whole({ state })), b: maybe('text'), c: table('number') });
  const { answer, oddities } = read(shape, value);
  expect(answer).toBe(value);
  expect(oddities).toEqual([]);
});

it.each([
  [
    'an unknown value',
    { state: 'HALF' },
    { state: 'OFF' },
    [{ kind: 'UNKNOWN_VALUE', field: 'state', value: 'HALF' }],
  ],
  ['a missing value', {}, { state: 'OFF' }, [{ kind: 'UNREADABLE_FIELD', field: 'state' }]],
  ['an extra field', { state: 'ON', by: 1 }, { state: 'ON', by: 1 }, [{ kind: 'EXTRA_FIELD', field: 'by' }]],
  [
    'an extra field with a name of every object',
    { state: 'ON', constructor: 1 },
    { state: 'ON', constructor: 1 },
    [{ kind: 'EXTRA_FIELD', field: 'constructor' }],
  ],
])('%s', (_what, value, answer, oddities) => {
  expect(read(whole({ state }), value)).toEqual({ answer, oddities });
});

it.each([
  ['text', undefined, ''],
  ['text', 7, ''],
  ['name', undefined, ''],
  ['name', 7, ''],
  ['flag', undefined, false],
  ['flag', 'yes', false],
  ['id', undefined, unreadable],
  ['number', '7', unreadable],
  ['number', Number.NaN, unreadable],
  ['micro', undefined, unreadable],
  ['micro', 1.5, unreadable],
  ['micro', 2 ** 53, unreadable],
  ['micro', -1, unreadable],
  [maybe('micro'), -1, null],
  ['instant', 'soon', unreadable],
  [maybe('instant'), 'soon', null],
  [maybe('instant'), undefined, null],
  [whole({ id: 'id' }), [], unreadable],
  [whole({ id: 'id' }), 'text', unreadable],
  [list('id'), { length: 1 }, unreadable],
  [list('id'), ['a', 1], unreadable],
  [maybe(list('id')), ['a', 1], null],
  [table('id'), { a: 'a', b: 2 }, unreadable],
] as const)('%j of %j is %p', (shape, value, expected) => {
  expect(read(shape, value).answer).toBe(expected);
});

it('removes an entry with an unknown kind inside it from the nearest list', () => {
  const method = whole({ kind: whole({ type: { known: ['CARD'], otherwise: null } }), name: 'text' });
  const card = { kind: { type: 'CARD' }, name: 'Visa' };
  const coin = { kind: { type: 'COIN' }, name: 'Coin' };
  expect(read(list(method), [card, coin]).answer).toEqual([card]);
  expect(read(table(method), { card, coin }).answer).toEqual({ card });
  expect(read(maybe(method), coin).answer).toBeNull();
  expect(read(method, coin).answer).toBe(unreadable);
});

it('reports a long value shortened', () => {
  const { oddities } = read(state, 'X'.repeat(500));
  expect(oddities).toEqual([{ kind: 'UNKNOWN_VALUE', field: '', value: 'X'.repeat(60) }]);
});

it('removes an entry of an unknown kind from its list, whatever its fields', () => {
  const entry = { entityType: 'RESERVATION', entityId: 'r-1' };
  const { answer, oddities } = read(firstAnswers.getActiveOrders ?? 'text', { data: [entry] });
  expect(answer).toEqual({ data: [] });
  expect(oddities).toEqual([{ kind: 'UNKNOWN_VALUE', field: 'data.*.entityType', value: 'RESERVATION' }]);
});

const TURN = '\u202e';
const UNSEEN = '\u200b';

it.each([
  [`Bea${TURN}`, 'Bea'],
  ['Bea\u2028Ben', 'Bea Ben'],
  ['Bea\nBen', 'Bea Ben'],
  [`\u2067B${UNSEEN}ea \ufeff`, 'Bea'],
  [UNSEEN + TURN, ''],
  ['نیما\u200cپور', 'نیما\u200cپور'],
  ['陳大文', '陳大文'],
])('cleans the name %j that a service answers to %j', (name, cleaned) => {
  const guests = whole({ guests: list(whole({ firstName: 'name', note: 'text' })) });
  const { answer, oddities } = read(guests, { guests: [{ firstName: name, note: name }] });
  expect(answer).toEqual({ guests: [{ firstName: cleaned, note: name }] });
  expect(oddities).toEqual([]);
});
