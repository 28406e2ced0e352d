import { isDone, type Journal } from './journal';
import type { Outcome } from './outcome';

/** Counts what happened in all interleavings. */
export class Counts {
  #groups = 0;
  #requests = 0;
  #lostAnswers = 0;
  #orders = 0;
  #charges = 0;
  #refunds = 0;
  #brokenLaws = 0;
  readonly #refused = new Map<string, number>();

  get orders(): number {
    return this.#orders;
  }

  note({ entries }: Journal, { order, holds }: Outcome, brokenLaws: readonly string[]): void {
    this.#groups += 1;
    this.#requests += entries.length;
    this.#lostAnswers += entries.filter(({ wasLost }) => wasLost).length;
    this.#orders += order ? 1 : 0;
    this.#charges += holds.filter(({ paidMicro }) => paidMicro > 0).length;
    this.#refunds += holds.filter(({ refundedMicro }) => refundedMicro > 0).length;
    this.#brokenLaws += brokenLaws.length;
    for (const { answer } of entries.filter((entry) => !isDone(entry))) {
      const { type, reason } = answer.body?.error ?? {};
      const name = [answer.status, type, reason].filter(Boolean).join(' ');
      this.#refused.set(name, (this.#refused.get(name) ?? 0) + 1);
    }
  }

  /** Returns the counts as lines of text. */
  report(kills: number): string {
    const refused = [...this.#refused].sort(([, one], [, other]) => other - one);
    return [
      `${this.#groups} interleavings, ${this.#requests} requests, ${kills} kills, ${this.#lostAnswers} lost answers`,
      `${this.#orders} orders, ${this.#charges} charges, ${this.#refunds} refunded cards, ${this.#brokenLaws} broken laws`,
      ...refused.map(([name, count]) => `${String(count).padStart(6)} refused: ${name}`),
      '',
    ].join('\n');
  }
}
