import { escapeHtml, jsonForHtml } from './html';
import type { ShopScript } from './read-shop-script';

type ElementPage = {
  readonly script: string;
  readonly nonce: string;
  /** The shop's origin. */
  readonly shellUrl: string;
  readonly shopScript: ShopScript;
  /** Attributes of each element. */
  readonly elements: readonly Readonly<Record<string, string>>[];
  /** Whether the page has global style rules. */
  readonly isHostile: boolean;
  /** Whether the page's style sheet sets the colours of the elements. */
  readonly hasColours: boolean;
  /** Whether the page has content of its own inside the elements. */
  readonly hasContent: boolean;
  /** Whether the page loads the script with the npm package instead of a script tag. */
  readonly isByPackage: boolean;
};

/** Renders a partner's page with the order status by one script tag. */
export function renderElement(page: ElementPage): string {
  const { script, nonce, shellUrl, shopScript, elements, isHostile, hasColours, isByPackage } = page;
  const tag = scriptTag(shopScript, nonce);
  const loading = { shop: shellUrl, integrity: shopScript.integrity, nonce };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner’s page</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
  body { margin: 0 auto; max-width: 75rem; padding: 1rem; font: 1rem/1.5 Georgia, serif; }
  h1 { font-size: 1.25rem; }
  label { display: inline-flex; align-items: center; min-height: 2.75rem; }
  button { font: inherit; min-height: 2.75rem; margin: 0 0.5rem 0.5rem 0; }
  pre { overflow-x: auto; }
  #aside { max-width: 24rem; }
  #container { display: grid; gap: 1rem; }
  #container > * { min-width: 0; }
  ${hasColours ? colours : ''}
  ${isHostile ? hostile : ''}
</style>
${isByPackage ? `<script type="application/json" id="loading">${jsonForHtml(loading)}</script>` : tag}
<script src="/page/${escapeHtml(script)}" defer></script>
</head>
<body>
<header>
<h1>A partner’s page</h1>
<button id="remove" type="button">Remove</button>
<button id="put-back" type="button">Put back</button>
<button id="move" type="button">Move</button>
<button id="language" type="button">Other language</button>
<label><input id="keep-links" type="checkbox"> Links stay here</label>
</header>
<main id="container">${elements.map((one, index) => renderOne(one, index, page)).join('\n')}</main>
<aside id="aside" aria-label="Beside"></aside>
<section aria-label="For developers"><pre tabindex="0">${escapeHtml(tag)}</pre><ol id="said"></ol></section>
</body>
</html>`;
}

function scriptTag({ url, integrity }: ShopScript, nonce: string): string {
  return `<script
  src="${escapeHtml(url)}"
  integrity="${escapeHtml(integrity)}"
  crossorigin="anonymous"
  nonce="${nonce}"
  async
></script>`;
}

function renderOne(
  attributes: Readonly<Record<string, string>>,
  index: number,
  { hasContent }: Pick<ElementPage, 'hasContent'>,
): string {
  const id = index === 0 ? 'first' : 'second';
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const content = hasContent ? '<p>Your order is on its way.</p>' : '';
  return `<tiffin-order-status id="${id}"${text.join('')}>${content}</tiffin-order-status>`;
}

const colours = `
  tiffin-order-status { --tiffin-background: #fffbe8; --tiffin-primary: #0a5a50; }
  @media (prefers-color-scheme: dark) {
    tiffin-order-status { --tiffin-background: #10201c; --tiffin-primary: #7fd8c8; }
  }
`;

const hostile = `
  * { letter-spacing: 0.5em !important; text-transform: uppercase !important; color: red !important; }
  * { line-height: 4 !important; box-sizing: content-box !important; border: 3px solid red !important; }
  tiffin-order-status { display: none !important; opacity: 0 !important; direction: rtl !important; }
  h1, p, dl, div { font-size: 6px !important; margin: 3rem !important; }
  button, a { display: none !important; }
`;
