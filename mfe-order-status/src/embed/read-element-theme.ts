import type { AttributeFault, ElementHost } from '@tiffin/partner/embed';
import { readTheme, THEME_COLOURS } from '@tiffin/ui/theming';

/**
 * The custom properties with which a page's style sheet sets the colours of an element.
 *
 * @internal exported for tests
 */
export const CUSTOM_PROPERTIES = THEME_COLOURS.map((name) => ({ name, property: `--tiffin-${name}` }));

type ElementTheme = { readonly theme: string | null; readonly faults: readonly AttributeFault[] };

/**
 * Reads the colours of an element as the JSON of a theme; null for our own colours. A colour of the attribute `theme` wins over
 * its custom property. Colours that cannot be used are left out and reported.
 */
export function readElementTheme({ attribute, customProperty }: ElementHost): ElementTheme {
  const given = CUSTOM_PROPERTIES.flatMap(({ name, property }) => {
    const colour = customProperty(property);
    return colour === '' ? [] : [{ name, property, colour }];
  });
  const fromStyles = readTheme(
    JSON.stringify(Object.fromEntries(given.map((one) => [one.name, one.colour]))),
  );
  const unused = given.filter(({ name }) => fromStyles[name] === undefined);
  const json = attribute('theme');
  const colours = { ...fromStyles, ...readTheme(json ?? '') };
  return {
    theme: Object.keys(colours).length === 0 ? null : JSON.stringify(colours),
    faults: [
      ...unused.map(({ property }) => ({ attribute: property, reason: 'is no colour that can be used.' })),
      ...(json === null ? [] : attributeFaults(json)),
    ],
  };
}

function attributeFaults(theme: string): readonly AttributeFault[] {
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
