/** A refusal that is sent to the caller as the contracts' error body (specification 8). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    readonly reason: string | undefined,
    readonly details: RefusalDetails,
  ) {
    super(reason ? `${type} ${reason}` : type);
    this.name = 'Refusal';
  }
}

/**
 * `message` and `body` replace the catalogue's sentences. `data` carries what the caller needs to recover.
 */
export type RefusalDetails = {
  readonly message?: Sentence;
  readonly body?: Sentence;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Seconds for the Retry-After header. */
  readonly retryAfterSeconds?: number;
};
export type Sentence = { readonly en: string; readonly zh: string };
