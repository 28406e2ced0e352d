import type { FulfillmentValidation } from '@tiffin/contracts';

type Validation = Pick<FulfillmentValidation, 'validationErrors'>;
export type ValidationError = Validation['validationErrors'][number];
/** What an error is tied to. */
export type ValidatedField = ValidationError['field'];

/** Whether a group can be ordered: there are no validation errors (specification 5). */
export function isGroupValid({ validationErrors }: Validation): boolean {
  return validationErrors.length === 0;
}

/** What a field lacks, the first thing first; undefined where it lacks nothing. */
export function problemOf(
  { validationErrors }: Validation,
  field: ValidatedField | undefined,
): ValidationError | undefined {
  return validationErrors.find((error) => error.field === field);
}
