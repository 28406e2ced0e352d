import type { ValidatedField, ValidationError } from './group-validity';

const known = [
  'ADDRESS_OUT_OF_RANGE',
  'LOCATION_MISSING',
  'MERCHANT_CLOSED',
  'MERCHANT_NOT_ACCEPTING',
  'TOO_SOON',
] as const;

/** Returns the message key of a validation error; one per field for an unknown code. */
export function validationWords({ field, code }: ValidationError): string {
  return known.find((one) => one === code) ?? field;
}

/** Returns the setting where the host fixes a field (specification 5). */
export function validationSetting(field: ValidatedField): 'delivery' | 'time' {
  return field === 'deliveryLocation' ? 'delivery' : 'time';
}
