export type ApiErrorFields = {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly type: string;
  readonly reason: string;
  /** Localized title and explanation, where the service gave them. */
  readonly title?: string;
  readonly body?: string;
  /** Facts that a remedy needs: item ids, the earliest time, a perk's display hint. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** How long the service asks to wait before the next attempt. */
  readonly retryAfterMs?: number;
};

/** Any failure of a call: codes and data, never a token, never a card number (specification 8). */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly type: string;
  readonly reason: string;
  readonly title?: string;
  readonly body?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly retryAfterMs?: number;

  constructor(fields: ApiErrorFields) {
    super(`${fields.type} (${fields.reason}, status ${fields.status})`);
    this.status = fields.status;
    this.type = fields.type;
    this.reason = fields.reason;
    this.title = fields.title;
    this.body = fields.body;
    this.data = fields.data;
    this.retryAfterMs = fields.retryAfterMs;
  }

  /** No answer came: offline, refused, or later than the time limit. */
  get isNetwork(): boolean {
    return this.type === 'NETWORK';
  }

  /** The token of the request is no longer valid. */
  get isInvalidToken(): boolean {
    return this.status === 401 && this.type === 'invalid_token';
  }

  /**
   * The service understood and said no, so nothing was done; false where the outcome is not known. 429 says nothing
   * about what was asked for: an earlier attempt may have done it.
   */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }

  /** Asking again may help: no answer, or the service failed. */
  get isRetryable(): boolean {
    return this.isNetwork || this.status >= 500 || this.status === 408 || this.status === 429;
  }
}
