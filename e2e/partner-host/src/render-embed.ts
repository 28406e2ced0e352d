import { escapeHtml, jsonForHtml } from './html';

type EmbedPage = {
  readonly script: string;
  /** The initial URL of the frame: a URL of the shell with its `embed` parameter. */
  readonly frameUrl: string;
  /** The e-mail address of the person whose session the host gives; empty for none. */
  readonly email: string;
  /** Whether the host's first token is invalid. */
  readonly beginsBadly: boolean;
};

/**
 * Renders a partner's application: a frame with the shop, the messages of both, and the host's payment sheet.
 */
export function renderEmbed({ script, frameUrl, email, beginsBadly }: EmbedPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner’s application</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; font: 1rem/1.5 Georgia, serif; }
  header, aside { padding: 0.5rem 1rem; }
  h1 { font-size: 1.25rem; margin: 0; }
  iframe { display: block; box-sizing: border-box; width: 100%; height: 42rem; border: 1px solid currentColor; }
  #sheet { position: fixed; inset: auto 0 0; padding: 1rem; background: Canvas; border-top: 1px solid currentColor; }
  #sheet p { margin-top: 0; }
  button { font: inherit; min-height: 2.75rem; margin: 0 0.5rem 0.5rem 0; }
</style>
<script type="application/json" id="settings">${jsonForHtml({ frameUrl, beginsBadly })}</script>
<script defer src="/page/${escapeHtml(script)}"></script>
</head>
<body>
<header><h1>A partner’s application</h1><p id="state" role="status">waiting for the shop</p></header>
<main aria-label="The shop">
<section id="sheet" aria-label="Payment" hidden>
<p id="amount"></p>
<button id="pay" type="button">Pay</button><button id="call-off" type="button">Call off</button>
</section>
<iframe id="shop" title="Lunch" allow="payment"></iframe>
</main>
<aside aria-label="For developers">
<p><label>Person <input id="email" type="email" value="${escapeHtml(email)}"></label></p>
<p>
<button data-send="init" type="button">Introduce the person</button>
<button data-send="nobody" type="button">Sign the person out</button>
<button data-send="wrong-token" type="button">Send a wrong token</button>
<button data-send="broken" type="button">Send a broken message</button>
<button data-send="version-2" type="button">Send a message of version 2</button>
</p>
<ol id="said"></ol>
</aside>
</body>
</html>`;
}
