import { expect, it } from '@jest/globals';
import { lineSchema, nameSchema, textSchema } from './basics';

const RLO = '\u202e';
const ISOLATE = '\u2067';
const LINE_SEPARATOR = '\u2028';
const ZERO_WIDTH_SPACE = '\u200b';
const JOINER = '\u200d';
const FAMILY = ['👩', '👧'].join(JOINER);

it.each([
  ['a character that turns what follows', `Bea${RLO}`, 'Bea'],
  ['an isolate that nothing ends', `${ISOLATE}Bea`, 'Bea'],
  ['a line separator', `Bea${LINE_SEPARATOR}Ben`, 'Bea Ben'],
  ['characters that nobody sees', `B${ZERO_WIDTH_SPACE}ea\u200e\ufeff`, 'Bea'],
  ['a joiner at an end', `${ZERO_WIDTH_SPACE}${JOINER} Bea ${JOINER}`, 'Bea'],
])('a name loses %s', (_what, typed, kept) => {
  expect(nameSchema(40).min(1).parse(typed)).toBe(kept);
});

it.each([`Bea ${FAMILY}`, 'نیما\u200cپور', 'José', '陳大文'])('a name keeps what it needs: %s', (name) => {
  expect(nameSchema(40).parse(name)).toBe(name);
});

it.each([ZERO_WIDTH_SPACE, JOINER, `${RLO}  `, `${ISOLATE}\u200f`])(
  'a name of which nothing is seen is refused: %j',
  (name) => {
    expect(nameSchema(40).min(1).safeParse(name).success).toBe(false);
  },
);

it('other lines and texts lose what turns their surroundings, and keep marks of direction', () => {
  expect(lineSchema(40).parse(`12 ${RLO}Mercer${LINE_SEPARATOR}Street \u200f`)).toBe(
    '12 Mercer Street \u200f',
  );
  expect(textSchema(40).parse(`no onions${ISOLATE}\nplease`)).toBe('no onions\nplease');
});
