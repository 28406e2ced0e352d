import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@tiffin/deploy';
import { z } from 'zod';

const NOT_COPIED = /(?:^|\/)(?:node_modules|\.tiffin|\.git|dist|reports)$/;
const packageSchema = z.object({ packageManager: z.string() });
const run = promisify(execFile);

/** A copy of the workspace in a folder of its own, in which a journey makes, changes and deploys what it likes. */
export class WorkspaceCopy {
  readonly folder: string;
  readonly #env: Readonly<Record<string, string>>;

  /** `env`: what its commands are started with besides. */
  static async make(env: Readonly<Record<string, string>>): Promise<WorkspaceCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'tiffin-workspace-'));
    const filter = (path: string): boolean => !NOT_COPIED.test(relative(workspace.root, path));
    await cp(workspace.root, folder, { recursive: true, filter });
    return new WorkspaceCopy(folder, env);
  }

  constructor(folder: string, env: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#env = env;
  }

  async install(): Promise<void> {
    const text = await readFile(join(this.folder, 'package.json'), 'utf8');
    const { packageManager } = packageSchema.parse(JSON.parse(text));
    await this.run('npx', '-y', packageManager, 'install', '--prefer-offline', '--no-frozen-lockfile');
  }

  /** Runs a program in it; rejects with what it said, in `stdout` and `stderr`, where it does not succeed. */
  async run(program: string, ...args: readonly string[]): Promise<string> {
    const env = { ...process.env, ...this.#env };
    const { stdout } = await run(program, args, { cwd: this.folder, env });
    return stdout;
  }

  /** Runs the command for remotes. */
  remote(...args: readonly string[]): Promise<string> {
    return this.run('npm', 'run', '--silent', 'remote', '--', ...args);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
