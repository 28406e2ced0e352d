/** The answer of a planned call. */
export class Answer {
  constructor(
    readonly status: number,
    readonly data: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Whether it comes from a service that is newer than the contracts. */
    readonly isNewer = false,
  ) {}
}

/** Stands for a missing answer: the network is down. */
export const noAnswer: unique symbol = Symbol('no answer');

/** Returns an answer with a status. */
export function answerWith(
  status: number,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return new Answer(status, data, headers);
}

/** Returns a refusal with the contracts' error body. */
export function refuseWith(
  status: number,
  type: string,
  more: Readonly<Record<string, unknown>> = {},
): Answer {
  return new Answer(status, { error: { type, ...more } });
}

/** Returns a network failure without any answer. */
export function failNetwork(): typeof noAnswer {
  return noAnswer;
}
