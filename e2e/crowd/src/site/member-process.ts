import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { workspace } from '@tiffin/deploy';

// A busy machine needs up to ten times the usual time.
const START_LIMIT_MS = 180_000;
const LOOK_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 100;
const KEPT_OUTPUT = 4_000;
const READY = 'ready';
/** Ends a process whose parent has died. */
const FOLLOW_PARENT = pathToFileURL(join(workspace.root, 'shared/tooling/commands/follow-parent.mjs')).href;

type Program = {
  readonly name: string;
  /** The arguments of Node. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** The path that says whether the process is ready. */
  readonly health: string;
};

/** One server process of the site, which can be killed and started again. */
export class MemberProcess {
  readonly #program: Program;
  #child: ChildProcess | undefined;
  #kills = 0;

  constructor(program: Program) {
    this.#program = program;
  }

  get name(): string {
    return this.#program.name;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#program.port}`;
  }

  /** How often the process was killed. */
  get kills(): number {
    return this.#kills;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    const { words, env, health, name } = this.#program;
    const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...words], {
      cwd: workspace.root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-KEPT_OUTPUT)));
    const giveUpAt = Date.now() + START_LIMIT_MS;
    let looked = '';
    while (child.exitCode === null && child.signalCode === null && Date.now() < giveUpAt) {
      looked = await look(this.url + health);
      if (looked === READY) return;
      await pause(LOOK_EVERY_MS);
    }
    throw new Error(`The process "${name}" is not ready. ${health} says: ${looked}. Its log: ${output}`);
  }

  /** Kills the process as a power cut does, and starts it again. */
  async killAndStart(): Promise<void> {
    this.#kills += 1;
    await this.#end('SIGKILL');
    await this.start();
  }

  /** Asks the process to end and waits until it has. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** Returns `READY`, or what the process says instead. */
async function look(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LOOK_LIMIT_MS) });
    return answer.ok ? READY : `${answer.status} ${await answer.text()}`;
  } catch (error) {
    return String(error);
  }
}
