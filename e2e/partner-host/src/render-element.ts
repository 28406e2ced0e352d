import { escapeHtml } from './html';

type ElementPage = {
  readonly script: string;
  readonly nonce: string;
  /** The origin of the element's script. */
  readonly shellUrl: string;
  /** Attributes of each element. */
  readonly elements: readonly Readonly<Record<string, string>>[];
  /** Whether the page has global style rules. */
  readonly isHostile: boolean;
};

/** Renders a partner's page with the order status by one script tag. */
export function renderElement({ script, nonce, shellUrl, elements, isHostile }: ElementPage): string {
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
  #aside { max-width: 24rem; }
  #container { display: grid; gap: 1rem; }
  ${isHostile ? hostile : ''}
</style>
<script src="${escapeHtml(shellUrl)}/embed/mfe-order-status.js" nonce="${nonce}" async></script>
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
<main id="container">${elements.map(renderOne).join('\n')}</main>
<aside id="aside" aria-label="Beside"></aside>
<section aria-label="For developers"><ol id="said"></ol></section>
</body>
</html>`;
}

function renderOne(attributes: Readonly<Record<string, string>>, index: number): string {
  const id = index === 0 ? 'first' : 'second';
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<tiffin-order-status id="${id}"${text.join('')}><p>Your order is on its way.</p></tiffin-order-status>`;
}

const hostile = `
  * { letter-spacing: 0.5em !important; text-transform: uppercase !important; color: red !important; }
  * { line-height: 4 !important; box-sizing: content-box !important; border: 3px solid red !important; }
  tiffin-order-status { display: none !important; opacity: 0 !important; direction: rtl !important; }
  h1, p, dl, div { font-size: 6px !important; margin: 3rem !important; }
  button, a { display: none !important; }
`;
