import { expect, it } from '@jest/globals';
import { summarize, tableOf } from './summarize.mjs';

const results = (...statuses: string[]) => statuses.map((status) => ({ status }));

it.each([
  [['Killed', 'Killed', 'Timeout', 'Survived'], 75],
  [['Killed', 'NoCoverage'], 50],
  [['Killed', 'Ignored', 'RuntimeError', 'CompileError'], 100],
  [['Survived'], 0],
  [[], 0],
])('with mutants that end as %j the score is %s', (statuses, score) => {
  expect(summarize('money', results(...statuses)).score).toBe(score);
});

it('writes a line for each area below the column titles', () => {
  const money = summarize(
    'money',
    results('Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'),
  );
  expect(tableOf([money, summarize('integrity', results('Killed'))])).toEqual([
    'area       mutants  killed  survived  timeout  no coverage  score',
    'money            5       2         1        1            1   60.0',
    'integrity        1       1         0        0            0  100.0',
  ]);
});
