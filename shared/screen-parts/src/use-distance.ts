import { useFormat } from '@tiffin/i18n';

/** From this length on, tenths of a kilometre say nothing. */
const LONG_KM = 10;

/**
 * Returns a function that writes metres in kilometres, rounded up: "2.1 km", "2.1 公里". A line does not break
 * inside.
 */
export function useDistance(): (metres: number) => string {
  const format = useFormat();
  return (metres) => {
    const km = metres / 1000;
    const rounded = km < LONG_KM ? Math.ceil(km * 10) / 10 : Math.ceil(km);
    return format.number(rounded, { style: 'unit', unit: 'kilometer' }).replace(' ', '\u00a0');
  };
}
