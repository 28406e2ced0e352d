import { z } from 'zod';
import { CURRENCY_CODES } from '../enumerations';

/** Micro units: an integer, 1,000,000 a currency unit (specification 3 and 9). */
export const microSchema = z.int();
export const currencyCodeSchema = z.enum(CURRENCY_CODES).default('DOLLAR');
/** An instant as ISO 8601 with an offset, or null where there is none. */
export const instantSchema = z.iso.datetime({ offset: true });
export const latLngSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type LatLng = z.infer<typeof latLngSchema>;
