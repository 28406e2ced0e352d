import { expect, it } from '@jest/globals';
import { runAllSteps, runSteps, summarise } from './run-steps.mjs';

const fine = async (): Promise<void> => undefined;
const broken = async (): Promise<void> => {
  throw new Error('two tests failed');
};
const step = (name: string, needs: readonly string[] = [], work = fine) => ({ name, needs, work });
const quiet = (): void => undefined;

it('continues after a failed step with the steps that do not need it', async () => {
  const results = await runSteps([step('unit tests', [], broken), step('builds'), step('types')], quiet);
  expect(results.map(({ name, ended }) => [name, ended])).toEqual([
    ['unit tests', 'failed'],
    ['builds', 'passed'],
    ['types', 'passed'],
  ]);
});

it('fails at the end, after all steps, and says how many did not pass', async () => {
  const logged: string[] = [];
  const all = runAllSteps([step('lint', [], broken), step('boundaries')], (text) => logged.push(text));
  await expect(all).rejects.toThrow('1 of 2 steps did not pass.');
  expect(logged.at(-1)).toMatch(/failed .*lint\npassed .*boundaries\n\n── lint \(failed\)\ntwo tests failed/);
  await expect(runAllSteps([step('lint'), step('boundaries')], quiet)).resolves.toBeUndefined();
});

it('does not run a step that needs a failed step or a step that was not run', async () => {
  const results = await runSteps(
    [step('builds', [], broken), step('budgets', ['builds']), step('report', ['budgets'])],
    quiet,
  );
  expect(results.map(({ ended }) => ended)).toEqual(['failed', 'not run', 'not run']);
});

it('runs a step whose needs are not part of this run', async () => {
  expect(await runSteps([step('journeys', ['builds'])], quiet)).toMatchObject([{ ended: 'passed' }]);
});

it('runs neighbours of one thread two at a time, and logs the output of each under its name', async () => {
  const running = new Set<string>();
  const seen: string[] = [];
  const single = (name: string) => ({
    ...step(name),
    hasOneThread: true,
    work: async (log: (text: string) => void) => {
      running.add(name);
      log(`${name} starts`);
      await new Promise(setImmediate);
      seen.push([...running].join(' and '));
      running.delete(name);
      log(`${name} ends`);
    },
  });
  const lines: string[] = [];
  const steps = [step('install'), single('types'), single('lint'), single('format'), step('builds')];
  const results = await runSteps(steps, (line) => lines.push(line));
  expect(results.map(({ name }) => name)).toEqual(['install', 'types', 'lint', 'format', 'builds']);
  expect(seen.slice(0, 2)).toEqual(['types and lint', 'lint and format']);
  const ofTypes = lines.filter((line) => line.includes('types'));
  expect(ofTypes).toEqual([
    expect.stringMatching(/^\n── types\ntypes starts\ntypes ends\npassed +0\.\d s {2}types$/),
  ]);
  expect(lines.at(-2)).toBe('\n── builds');
});

it('logs the end of each step, and how long the others take if all of them ran before', async () => {
  const lines: string[] = [];
  const last = {
    builds: { ended: 'failed', seconds: 66 },
    journeys: { ended: 'passed', seconds: 300 },
  } as const;
  const steps = [step('types'), step('builds'), step('journeys')];
  await runSteps(steps, (line) => lines.push(line), last);
  expect(lines.filter((line) => line.startsWith('passed'))).toEqual([
    expect.stringMatching(/s {2}types, about 6 min left$/),
    expect.stringMatching(/s {2}builds, about 5 min left$/),
    expect.stringMatching(/s {2}journeys$/),
  ]);
  const unknown: string[] = [];
  await runSteps([step('types'), step('lint')], (line) => unknown.push(line), last);
  expect(unknown.join()).not.toContain('left');
});

it('ends with one summary: every step, and why each failed or did not run', async () => {
  const results = await runSteps([step('unit tests', [], broken), step('types', ['unit tests'])], quiet);
  const summary = summarise(results);
  expect(summary).toMatch(/^failed .* s {2}unit tests\nnot run .* s {2}types\n/);
  expect(summary).toContain('── unit tests (failed)\ntwo tests failed');
  expect(summary).toContain('── types (not run)\nIt needs "unit tests".');
});
