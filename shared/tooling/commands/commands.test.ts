import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-root.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** These commands pass their arguments to a tool that refuses unknown ones itself. */
const TOOLS = ['changeset', 'types', 'unit'];
const commands = Object.keys(scripts).filter((name) => !TOOLS.includes(name));

function call(name: string, argument: string) {
  const [program = '', ...args] = scripts[name].split(' ');
  const { status, stdout, stderr } = spawnSync(program, [...args, argument], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, said: stdout + stderr };
}

it.each(commands)('npm run %s refuses an unknown argument, says its usage and runs nothing', (name) => {
  const { status, said } = call(name, '--nonsense');
  expect(status).toBeGreaterThan(0);
  expect(said).toContain("Unknown option '--nonsense'");
  expect(said).toMatch(/npm (?:run|test|start)|remote deploy/);
});

// Every command reads its arguments in the same way, and its usage is above: starting each again proves nothing more.
it('npm test answers --help', () => {
  const { status, said } = call('test', '--help');
  expect(said).toMatch(/^npm test /);
  expect(status).toBe(0);
});
