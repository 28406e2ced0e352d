import type { ValidationError } from './group-validity';

const atDeadline = ['CLOSED_AT_DEADLINE', 'TOO_SOON_AFTER_DEADLINE'] as const;
const known = [
  ...atDeadline,
  'ADDRESS_OUT_OF_RANGE',
  'LOCATION_MISSING',
  'MERCHANT_CLOSED',
  'MERCHANT_NOT_ACCEPTING',
  'TOO_SOON',
] as const;

/** Returns the message key of a validation error; one per field for an unknown code. */
export function validationWords({
  field,
  code,
}: ValidationError): (typeof known)[number] | ValidationError['field'] {
  return known.find((one) => one === code) ?? field;
}

/** Returns the setting where the host fixes an error (specification 5): the deadline if the food is in time without it. */
export function validationSetting({ field, code }: ValidationError): 'delivery' | 'time' | 'deadline' {
  if (field === 'deliveryLocation') return 'delivery';
  return atDeadline.some((one) => one === code) ? 'deadline' : 'time';
}
