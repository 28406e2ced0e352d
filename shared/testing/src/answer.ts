/** What a planned call answers. */
export class Answer {
  constructor(
    readonly status: number,
    readonly data: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
    /** It comes from a service that is newer than the contracts. */
    readonly isNewer = false,
  ) {}
}

/** No answer comes: the network is down. */
export const noAnswer: unique symbol = Symbol('no answer');

/** An answer with a status of its own. */
export function answerWith(
  status: number,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return new Answer(status, data, headers);
}

/** A refusal with the contracts' error body. */
export function refuseWith(
  status: number,
  type: string,
  more: Readonly<Record<string, unknown>> = {},
): Answer {
  return new Answer(status, { error: { type, ...more } });
}

/** The network fails before any answer. */
export function failNetwork(): typeof noAnswer {
  return noAnswer;
}
