import { expect, it } from '@jest/globals';
import { filled } from './filled';

it.each([
  ['{{merchant}} 餐牌', '天飯 餐牌'],
  ['{{merchant}}, {{merchant}}', '天飯, 天飯'],
  ['{{pattern}}', '$& {{merchant}}'],
  ['In {{city}}.', 'In .'],
])('fills "%s" as "%s"', (sentence, shown) => {
  expect(filled(sentence, { merchant: '天飯', pattern: '$& {{merchant}}' })).toBe(shown);
});
