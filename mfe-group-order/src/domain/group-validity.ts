import type { FulfillmentValidation } from '@tiffin/contracts';

type Validation = Pick<FulfillmentValidation, 'validationErrors'>;
export type ValidationError = Validation['validationErrors'][number];
/** The field that an error belongs to. */
export type ValidatedField = ValidationError['field'];

/** Returns whether a group can be ordered: there are no validation errors (specification 5). */
export function isGroupValid({ validationErrors }: Validation): boolean {
  return validationErrors.length === 0;
}

/** Returns the first problem of a field; undefined if there is none. */
export function problemOf(
  { validationErrors }: Validation,
  field: ValidatedField | undefined,
): ValidationError | undefined {
  return validationErrors.find((error) => error.field === field);
}
