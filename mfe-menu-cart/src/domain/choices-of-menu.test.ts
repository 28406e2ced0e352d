import { expect, it } from '@jest/globals';
import { makeMenu } from '@tiffin/testing/factories';
import { choicesOfMenu } from './choices-of-menu';

const menu = makeMenu();
const { choices, options } = menu;
const without = <Entry>(entries: Readonly<Record<string, Entry>>, ...ids: readonly string[]) =>
  Object.fromEntries(Object.entries(entries).filter(([id]) => !ids.includes(id)));

it.each([
  ['has everything', menu, true],
  ['has no choices', { choices: {}, options: {} }, false],
  ['lacks one choice', { choices: without(choices, 'choice-sides'), options }, false],
  ['lacks a nested choice', { choices: without(choices, 'choice-topping'), options }, false],
  ['lacks an option', { choices, options: without(options, 'option-roti') }, false],
  ['lacks an option of a nested choice', { choices, options: without(options, 'option-cheese') }, false],
])(
  '[MNU-16] takes the choices of an item from a menu only if it has all of them: it %s',
  (_what, given, isWhole) => {
    const taken = choicesOfMenu(given, { choiceIds: ['choice-bread', 'choice-extras', 'choice-sides'] });
    expect(taken).toEqual(isWhole ? { choices, options } : undefined);
  },
);

it('[MNU-16] lacks nothing of an item without choices', () => {
  expect(choicesOfMenu({ choices: {}, options: {} }, { choiceIds: [] })).toEqual({
    choices: {},
    options: {},
  });
});

it('[MNU-16] takes no name of Object.prototype for a choice', () => {
  expect(choicesOfMenu(menu, { choiceIds: ['constructor'] })).toBeUndefined();
});

it('[MNU-16] ends where choices contain each other', () => {
  const roti = options['option-roti'];
  const looped = {
    choices,
    options: { ...options, ...(roti && { 'option-roti': { ...roti, subchoiceIds: ['choice-bread'] } }) },
  };
  expect(choicesOfMenu(looped, { choiceIds: ['choice-bread'] })).toEqual(looped);
});
