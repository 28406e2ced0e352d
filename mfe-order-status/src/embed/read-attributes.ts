import { ORDER_IDENTIFIER_TYPES } from '@tiffin/contracts';
import type { OrderStatusAttributes } from '@tiffin/elements';
import type { AttributeFault, AttributeReading, ElementHost } from '@tiffin/partner/embed';
import { readElementTheme } from './read-element-theme';

/** The attributes of the element; `session` is separate. */
export const ATTRIBUTES = [
  'order',
  'order-type',
  'merchant',
  'variant',
  'locale',
  'label',
  'theme',
] as const satisfies readonly (keyof OrderStatusAttributes)[];

const LOCALES = ['en', 'zh'] as const;
const VARIANTS = ['full', 'compact'] as const;
const LONGEST_LABEL = 100;
const IDENTIFIER = /^[\w.~-]{1,200}$/;

/**
 * Parses the attributes of `<tiffin-order-status>`, and its custom properties with colours. Leaves out and reports colours and names
 * that cannot be used. Any other fault refuses the element.
 */
export function readAttributes(host: ElementHost): AttributeReading {
  const { attribute } = host;
  const faults: AttributeFault[] = [];
  const text = (name: string): string => {
    const value = attribute(name)?.trim() ?? '';
    if (!IDENTIFIER.test(value)) {
      faults.push({ attribute: name, reason: value === '' ? 'is missing.' : 'is not an identifier.' });
    }
    return value;
  };
  const oneOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value => {
    const value = attribute(name) ?? values[0];
    const known = values.find((candidate) => candidate === value);
    if (known === undefined) faults.push({ attribute: name, reason: `must be one of ${values.join(', ')}.` });
    return known ?? values[0];
  };
  const [order, merchant] = [text('order'), text('merchant')];
  const type = oneOf('order-type', ORDER_IDENTIFIER_TYPES);
  const locale = oneOf('locale', LOCALES);
  const variant = oneOf('variant', VARIANTS);
  const isRefused = faults.length > 0;
  const { theme, faults: themeFaults } = readElementTheme(host);
  faults.push(...themeFaults);
  const label = attribute('label')?.trim() || null;
  const isTooLong = label !== null && label.length > LONGEST_LABEL;
  if (isTooLong) faults.push({ attribute: 'label', reason: `is longer than ${LONGEST_LABEL} characters.` });
  if (isRefused) return { settings: null, faults };
  const path = `/m/${merchant}/status/${order}?orderIdentifierType=${type}`;
  const shown = { path, locale, variant, theme, label: isTooLong ? null : label };
  return { settings: { ...shown, needsSession: type === 'ID' }, faults };
}
