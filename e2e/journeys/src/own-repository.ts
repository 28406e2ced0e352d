import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { workspace } from '@tiffin/deploy';

const run = promisify(execFile);

/** A repository outside of the workspace, in which a squad installs our packages from tarballs. */
export class OwnRepository {
  readonly folder: string;
  readonly #packages: string;
  readonly #env: Readonly<Record<string, string>>;

  /** `env`: what its commands are started with besides. */
  static async make(env: Readonly<Record<string, string>>): Promise<OwnRepository> {
    const folder = await mkdtemp(join(tmpdir(), 'tiffin-own-repository-'));
    const packages = await mkdtemp(join(tmpdir(), 'tiffin-packages-'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'rewards', version: '0.0.0' }));
    return new OwnRepository(folder, packages, env);
  }

  constructor(folder: string, packages: string, env: Readonly<Record<string, string>>) {
    this.folder = folder;
    this.#packages = packages;
    this.#env = env;
  }

  /** Packs the packages of the workspace and installs them. */
  async installPackages(): Promise<void> {
    await run('npm', ['run', '--silent', 'pack', '--', '--to', this.#packages], { cwd: workspace.root });
    const tarballs = (await readdir(this.#packages)).map((name) => join(this.#packages, name));
    await this.run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs);
  }

  /** Runs a program in it; rejects with what it said, in `stdout` and `stderr`, where it does not succeed. */
  async run(program: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run(program, args, {
      cwd: this.folder,
      env: { ...process.env, ...this.#env },
      maxBuffer: 16_000_000,
    });
    return stdout;
  }

  /** Runs the command for remotes. */
  remote(...args: readonly string[]): Promise<string> {
    return this.run('npx', 'tiffin-remote', ...args);
  }

  /** Starts hot reload of a remote in the pages of a shell. Returns the URL that it prints, and its end. */
  async develop(
    remote: string,
    shell: string,
    port: number,
  ): Promise<{ url: string; stop: () => Promise<void> }> {
    const child = spawn(
      'node_modules/.bin/tiffin-dev',
      [remote, '--against', shell, '--port', String(port)],
      {
        cwd: this.folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = once(child, 'exit');
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    };
    for await (const line of createInterface({ input: child.stdout })) {
      const [, url] = /reloads on every change at (http\S+)$/.exec(line) ?? [];
      if (url !== undefined) return { url, stop };
    }
    throw new Error(`The dev server of ${remote} has ended.`);
  }

  /** Replaces a text in a file, given by its path in the repository. */
  async replace(file: string, from: string, to: string): Promise<void> {
    const path = join(this.folder, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  }

  async remove(): Promise<void> {
    for (const folder of [this.folder, this.#packages]) await rm(folder, { recursive: true, force: true });
  }
}
