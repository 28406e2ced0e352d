import { CURRENCY_CODES } from '../enumerations';
import { known, whole } from './shape';

/** A currency; the specification's default for any that is not known. */
export const currencyShape = known(CURRENCY_CODES, 'DOLLAR');

export const latLngShape = whole({ latitude: 'number', longitude: 'number' });
export const minutesShape = whole({ minimum: 'count', maximum: 'count' });
export const namedPointShape = whole({ ...latLngShape.parts, displayName: 'text' });
