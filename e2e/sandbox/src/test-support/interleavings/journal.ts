import type { Answer } from '../caller';

/** A request of one person and its answer. Ticks order the beginnings and the ends of all requests. */
export type Entry = {
  readonly who: string;
  readonly method: string;
  readonly path: string;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly answer: Answer;
  /** True if a first answer was lost, so that a refusal of the repetition may hide that the work was done. */
  readonly wasLost: boolean;
};

/** Everything that was asked and answered while a group was played through. */
export class Journal {
  readonly entries: Entry[] = [];
  #ticks = 0;

  tick(): number {
    this.#ticks += 1;
    return this.#ticks;
  }

  /** Returns one person's requests to a path that ends with some text. */
  of(who: string, method: string, end: string): readonly Entry[] {
    return this.entries.filter(
      (entry) => entry.who === who && entry.method === method && entry.path.split('?')[0]?.endsWith(end),
    );
  }
}

/** Returns whether the service acknowledged the work. */
export function isDone({ answer }: Entry): boolean {
  return answer.status >= 200 && answer.status < 300;
}

/** Returns whether nobody can tell from the answers if the work was done. */
export function isUncertain(entry: Entry): boolean {
  return entry.wasLost && !isDone(entry);
}
