import type { RunningSandbox } from '../start-sandbox';

/** Kills a sandbox and starts it again, once for everybody who notices. */
export class Power {
  readonly #sandbox: Pick<RunningSandbox, 'crashAndRestart'>;
  #restarting: Promise<void> | undefined;
  #cuts = 0;

  constructor(sandbox: Pick<RunningSandbox, 'crashAndRestart'>) {
    this.#sandbox = sandbox;
  }

  /** How often the process was killed. */
  get cuts(): number {
    return this.#cuts;
  }

  /** Kills the process, like a power cut, and waits until it runs again. */
  async cut(): Promise<void> {
    this.#restarting ??= this.#sandbox.crashAndRestart().then(() => {
      this.#cuts += 1;
      this.#restarting = undefined;
    });
    return this.#restarting;
  }

  /** Waits until the process runs again for somebody who lost an answer after the given number of cuts. */
  async restoreAfter(cuts: number): Promise<void> {
    if (this.#cuts === cuts) await this.cut();
  }
}
