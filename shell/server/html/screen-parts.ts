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

/** Returns the parts of a rendered screen, whose style sheets get the nonce. None for a page without one. */
export function screenParts(screen: Screen | undefined, nonce: string): Parts {
  if (!screen) return { hoisted: [], styles: '', html: '' };
  const hoisted: string[] = [];
  let { html } = screen;
  for (let found = HOISTED.exec(html); found; found = HOISTED.exec(html)) {
    hoisted.push(withNonce(found[0], nonce));
    html = html.slice(found[0].length);
  }
  return { hoisted, styles: withNonce(screen.styles, nonce), html };
}

function withNonce(html: string, nonce: string): string {
  return html.replaceAll('<style ', `<style nonce="${nonce}" `);
}
