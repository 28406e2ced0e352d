/** A screen as React wrote it, and the style elements that it needs. */
export type Screen = { readonly html: string; readonly styles: string };

type Parts = {
  /** Elements for the head. */
  readonly hoisted: readonly string[];
  /** `<style>` elements. */
  readonly styles: string;
  /** The content of the root element. */
  readonly html: string;
};

/** React writes what belongs into the head before the content: preloads of pictures, and style sheets. */
const HOISTED = /^(?:<link [^>]*\/?>|<style [^>]*>[^<]*<\/style>)/;

/** React escapes quotes in texts and values, so these are the attributes of tags. A value may look like another attribute. */
const ATTRIBUTE = / ([^\s"=<>]+)="([^"]*)"/g;

/** What ends a rule or an element, or begins a comment. A style with it is left out. */
const UNSAFE = /[{}<\\]|\/\*/;

/**
 * Returns the parts of a rendered screen, whose style sheets get the nonce. None for a page without one. The policy allows no
 * `style` attributes: `data-style="3"` in their place is the number of their rule in a sheet.
 */
export function screenParts(screen: Screen | undefined, nonce: string): Parts {
  if (!screen) return { hoisted: [], styles: '', html: '' };
  const hoisted: string[] = [];
  let { html } = screen;
  for (let found = HOISTED.exec(html); found; found = HOISTED.exec(html)) {
    hoisted.push(withNonce(found[0], nonce));
    html = html.slice(found[0].length);
  }
  const rules: string[] = [];
  html = html.replace(ATTRIBUTE, (attribute, name: string, escaped: string) => {
    if (name !== 'style') return attribute;
    const style = unescaped(escaped);
    if (UNSAFE.test(style) || !isClosed(style)) return '';
    if (!rules.includes(style)) rules.push(style);
    return ` data-style="${rules.indexOf(style)}"`;
  });
  const sheet = rules.map((style, index) => `[data-style="${index}"]{${style}}`).join('\n');
  return { hoisted, styles: withNonce(`${screen.styles}<style data-inline>${sheet}</style>`, nonce), html };
}

/** Returns whether every string and bracket of a style ends. What comes after an open one would belong to it. */
function isClosed(style: string): boolean {
  const less = style
    .replace(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, '')
    .replace(/\([^()[\]"']*\)|\[[^()[\]"']*\]/g, '');
  return less === style ? !/[()[\]"']/.test(style) : isClosed(less);
}

function withNonce(html: string, nonce: string): string {
  return html.replaceAll('<style ', `<style nonce="${nonce}" `);
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** Reads the entities that React writes. */
function unescaped(text: string): string {
  return text.replace(/&(quot|#x27|lt|gt|amp);/g, (_entity, name: string) => ENTITIES[name] ?? '');
}
