import { ORDER_IDENTIFIER_TYPES } from '@tiffin/contracts';
import type { AttributeFault, AttributeReading } from '@tiffin/partner/embed';
import { readTheme } from '@tiffin/ui/theming';

/** The attributes of the element; `session` is separate. */
export const ATTRIBUTES = ['order', 'order-type', 'merchant', 'locale', 'theme'] as const;

const LOCALES = ['en', 'zh'] as const;
const IDENTIFIER = /^[\w.~-]{1,200}$/;

/** Parses the attributes of `<tiffin-order-status>`. An invalid theme is left out and reported. */
export function readAttributes(attribute: (name: string) => string | null): AttributeReading {
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
  const isRefused = faults.length > 0;
  const theme = attribute('theme');
  if (theme !== null) faults.push(...themeFaults(theme));
  if (isRefused) return { settings: null, faults };
  const path = `/m/${merchant}/status/${order}?orderIdentifierType=${type}`;
  return { settings: { path, locale, theme, needsSession: type === 'ID' }, faults };
}

function themeFaults(theme: string): readonly AttributeFault[] {
  const used = Object.keys(readTheme(theme));
  const unused = Object.keys(parsed(theme) ?? {}).filter((name) => !used.includes(name));
  if (unused.length > 0) {
    return [{ attribute: 'theme', reason: `has colours that cannot be used: ${unused.join(', ')}.` }];
  }
  return used.length > 0 ? [] : [{ attribute: 'theme', reason: 'is not JSON with colours.' }];
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
