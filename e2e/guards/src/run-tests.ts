import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Guard, NamedTest } from './guard';

/** A test and how it ended: `passed`, `failed` by an expectation, or why it says nothing about what it tests. */
export type Outcome = NamedTest & { readonly ended: string };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const runner = join(root, 'node_modules/jest/bin/jest.js');
const config = join(root, 'shared/tooling/jest.config.mjs');
const hook = new URL('./take-out-in-node.mjs', import.meta.url);
const expectation = /^(?:\w*Error: )?expect\(/;

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
type Report = z.output<typeof report>;

/** Runs these tests alone, in a process of their own, with everything in its place or without one guard. */
export async function runTests(tests: readonly NamedTest[], without?: Guard): Promise<readonly Outcome[]> {
  const files = [...new Set(tests.map(({ file }) => file))];
  const projects = new Set(files.map((file) => (file.endsWith('.tsx') ? 'dom' : 'node')));
  const names = [...new Set(tests.map(({ name }) => name))].map(literally).join('|');
  const answer = await outputOf(
    [runner, '-c', config, '--selectProjects', ...projects, '--runInBand', '--json', '--silent'].concat(
      ['--testNamePattern', `^(?:${names})$`, '--runTestsByPath'],
      files.map((file) => join(root, file)),
    ),
    without ? environmentWithout(without) : {},
  );
  const said = report.parse(JSON.parse(answer));
  return tests.map((test) => ({ ...test, ended: endOf(test, said) }));
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Jest reads sources by its transform, the processes that a test starts read them by a hook of Node's. */
function environmentWithout({ file, from, to }: Guard): Readonly<Record<string, string>> {
  const TIFFIN_WITHOUT = JSON.stringify({ file: join(root, file), from, to });
  return { TIFFIN_WITHOUT, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${hook.href}` };
}

function outputOf(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, told]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => said.push(part));
    child.stderr.on('data', (part: Buffer) => told.push(part));
    child.on('error', reject);
    child.on('close', () => {
      if (said.length > 0) resolve(Buffer.concat(said).toString('utf8'));
      else reject(new Error(`Jest did not answer. ${Buffer.concat(told).toString('utf8')}`));
    });
  });
}

function endOf({ file, name }: NamedTest, { testResults }: Report): string {
  const suite = testResults.find((result) => result.name === join(root, file));
  if (!suite || suite.assertionResults.length === 0) return `did not run. ${suite?.message ?? ''}`;
  const test = suite.assertionResults.find(({ fullName }) => fullName === name);
  if (test?.status !== 'failed') return test?.status ?? 'there is no such test';
  const [why = ''] = test.failureMessages;
  return expectation.test(why) ? 'failed' : `broke: ${why}`;
}
