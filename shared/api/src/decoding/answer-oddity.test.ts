import { expect, it } from '@jest/globals';
import { noteOddity, setAnswerReporter } from './answer-oddity';
import type { AnswerOddity } from './answer-oddity';

it('tells of each field and value once, also of those before anybody listened, and of no more than a hundred', () => {
  const heard: AnswerOddity[] = [];
  const odd = (value: string): AnswerOddity => ({ kind: 'UNKNOWN_VALUE', field: 'merchant.state', value });
  noteOddity(odd('HALF'));
  noteOddity(odd('HALF'));
  setAnswerReporter((oddity) => heard.push(oddity));
  noteOddity(odd('HALF'));
  noteOddity(odd('QUARTER'));
  noteOddity({ kind: 'EXTRA_FIELD', field: 'merchant.mood' });
  noteOddity({ kind: 'EXTRA_FIELD', field: 'merchant.mood' });
  expect(heard).toEqual([odd('HALF'), odd('QUARTER'), { kind: 'EXTRA_FIELD', field: 'merchant.mood' }]);
  for (let index = 0; index < 200; index += 1) noteOddity(odd(`N${index}`));
  expect(heard).toHaveLength(100);
  setAnswerReporter(null);
});
