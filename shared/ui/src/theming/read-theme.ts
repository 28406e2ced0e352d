/** The colours that a theme may set. */
export const THEME_COLOURS = [
  'background',
  'surface',
  'text',
  'link',
  'primary',
  'accent',
  'brand-field',
] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

/** Colours by purpose: `#rrggbb`, or a name of the palette (`beetroot-600`). */
export type Theme = Readonly<Partial<Record<ThemeColour, string>>>;

const LONGEST = 2000;
const HUES = 'turmeric|beetroot|paprika|coriander|cardamom|peaflower|aubergine|tamarind';
const NAMED = new RegExp(`^(?:(?:${HUES})(?:-[1-9]00|-50)?)$`);

/**
 * Parses the theme in the `themeJSON` parameter. Keeps only listed colours that are hexadecimal (`#abc`,
 * `#aabbcc`) or named. Ignores everything else.
 */
export function readTheme(json: string): Theme {
  const value = json.length > LONGEST ? null : parsed(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    THEME_COLOURS.flatMap((name) => {
      const colour = colourOf(given.get(name));
      return colour === null ? [] : [[name, colour] as const];
    }),
  );
}

function colourOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (/^#[0-9a-f]{6}$/i.test(value)) return value.toLowerCase();
  if (/^#[0-9a-f]{3}$/i.test(value)) return value.toLowerCase().replace(/[0-9a-f]/g, '$&$&');
  if (!NAMED.test(value)) return null;
  return value.includes('-') ? value : `${value}-600`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
