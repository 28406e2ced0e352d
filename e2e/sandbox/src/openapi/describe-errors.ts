import { ERROR_STATUSES } from '@tiffin/contracts';
import type { Call, ErrorType } from '@tiffin/contracts';
import { errorTypesOf } from '@tiffin/contracts/schemas';
import { SENTENCES } from '../errors/sentences';

export type DescribedError = {
  readonly type: ErrorType;
  readonly statuses: readonly number[];
  readonly words: string;
};

/** Returns the errors that a call can answer, with their statuses and the sentences that people read. */
export function describeErrors(row: Call): readonly DescribedError[] {
  return errorTypesOf(row).map((type) => ({
    type,
    statuses: ERROR_STATUSES[type],
    words: SENTENCES[type]?.message.en ?? '',
  }));
}

/** Returns the same errors by status, lowest first. */
export function errorsByStatus(row: Call): readonly (readonly [status: number, readonly DescribedError[]])[] {
  const errors = describeErrors(row);
  const statuses = [...new Set(errors.flatMap((error) => error.statuses))].sort((one, other) => one - other);
  return statuses.map((status) => [status, errors.filter((error) => error.statuses.includes(status))]);
}
