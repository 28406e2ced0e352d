type Rule = { readonly type: string; readonly props: string | readonly string[]; value: string };
type Middleware = (rule: Rule) => undefined;

/** The font size of a browser whose user has not changed it. */
const USUAL_PX = 16;
/** Larger boxes than this are columns and pictures: they do not grow with the text. */
const LARGEST_SIGN_PX = 40;
/** Padding up to this makes room for an icon inside a field. */
const LARGEST_PADDING_PX = 48;

const LENGTH = /(\d*\.?\d+)px/g;

/**
 * Writes the sizes of text, icons and padding beside them in `rem`, and widths of media queries in `em`, so that both follow the
 * font size that a person has chosen in the browser. A stylis plugin of pages whose root element is ours: on a partner's page
 * `rem` would follow the partner's root element, so elements keep pixels.
 */
export const sizesOfText: Middleware = function sizesOfText(rule) {
  if (rule.type === '@media') rule.value = inUnit(rule.value, 'em', Infinity);
  if (rule.type === 'decl') rule.value = inUnit(rule.value, 'rem', largestOf(String(rule.props)));
  return undefined;
};

// A build shortens the names of functions, and names of classes depend on those of plugins.
Object.defineProperty(sizesOfText, 'name', { value: 'sizesOfText' });

function largestOf(property: string): number {
  if (/^font|^line-h/.test(property)) return Infinity;
  if (/^(min-)?(width|height)/.test(property)) return LARGEST_SIGN_PX;
  return /^padding-inline-/.test(property) ? LARGEST_PADDING_PX : 0;
}

function inUnit(text: string, unit: 'em' | 'rem', largestPx: number): string {
  return text.replace(LENGTH, (length, number: string) =>
    Number(number) <= largestPx ? `${Number(number) / USUAL_PX}${unit}` : length,
  );
}
