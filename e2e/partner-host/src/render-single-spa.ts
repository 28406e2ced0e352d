import { escapeHtml, jsonForHtml } from './html';

type SingleSpaPage = {
  readonly script: string;
  readonly nonce: string;
  readonly settings: object;
  readonly names: readonly string[];
};

/** Renders a partner's page that is a root config of single-spa, with a container for each application. */
export function renderSingleSpa({ script, nonce, settings, names }: SingleSpaPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<title>A partner’s applications</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">
  body { margin: 0 auto; max-width: 75rem; padding: 1rem; font: 1rem/1.5 Georgia, serif; }
  h1 { font-size: 1.25rem; }
  nav a { display: inline-block; padding: 0.75rem 1rem 0.75rem 0; }
</style>
<script type="application/json" id="settings">${jsonForHtml(settings)}</script>
<script defer src="/page/${escapeHtml(script)}"></script>
</head>
<body>
<header>
<h1>A partner’s applications</h1>
<nav>
${[...names, names.join('&'), ''].map((hash) => `<a href="#${escapeHtml(hash)}">${escapeHtml(hash || 'none')}</a>`).join('\n')}
</nav>
<p id="state" role="status"></p>
</header>
<main>${names.map((name) => `<div id="${escapeHtml(name)}"></div>`).join('\n')}</main>
</body>
</html>`;
}
