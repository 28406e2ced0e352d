import type { ValidatedField, ValidationError } from './group-validity';

const known = [
  'ADDRESS_OUT_OF_RANGE',
  'LOCATION_MISSING',
  'MERCHANT_CLOSED',
  'MERCHANT_NOT_ACCEPTING',
  'TOO_SOON',
] as const;

/** The name of the sentence for what keeps a group from being ordered; one a field where the code is not known. */
export function validationWords({ field, code }: ValidationError): string {
  return known.find((one) => one === code) ?? field;
}

/** Where the host puts right what is tied to a field (specification 5). */
export function validationSetting(field: ValidatedField): 'delivery' | 'time' {
  return field === 'deliveryLocation' ? 'delivery' : 'time';
}
