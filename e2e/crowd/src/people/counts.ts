/** How often what happened to whom. */
export class Counts {
  readonly #byName = new Map<string, number>();

  add(name: string): void {
    this.#byName.set(name, (this.#byName.get(name) ?? 0) + 1);
  }

  of(name: string): number {
    return this.#byName.get(name) ?? 0;
  }

  /** Returns the counts by name, in the order in which they first happened. */
  all(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#byName);
  }
}
