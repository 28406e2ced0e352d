import { escapeHtml, jsonForHtml } from './html';

type Page = {
  readonly remote: string;
  readonly script: string;
  readonly settings: object;
  readonly remotes: readonly string[];
};

/** Renders a partner's page with its own design and language, two buttons and a container for the remote. */
export function renderPage({ remote, script, settings, remotes }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner’s page</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 Georgia, serif; }
  #container { margin-top: 1rem; border: 1px dashed currentColor; }
</style>
<script type="application/json" id="settings">${jsonForHtml(settings)}</script>
<script defer src="/page/${escapeHtml(script)}"></script>
</head>
<body>
<header>
<h1>A partner’s page</h1>
<nav>${remotes.map((name) => `<a href="/?remote=${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' · ')}</nav>
</header>
<main>
<p>${escapeHtml(remote)}: <span id="state" role="status">not mounted</span></p>
<button id="mount" type="button">Mount</button>
<button id="unmount" type="button">Unmount</button>
<div id="container"></div>
</main>
</body>
</html>`;
}
