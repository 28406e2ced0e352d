import { setConfig } from '@tiffin/config';
import { messagesReady } from '@tiffin/i18n';
import { renderToString } from 'react-dom/server';
import { makeApp } from './make-app';
import type { Around, Rendering } from './rendering';

/** The chunks that a screen loads one after another, at most. */
const mostRounds = 8;

/** React's mark of a Suspense boundary whose content was not there. */
const UNFINISHED = '<!--$!-->';

/** Renders a screen to HTML. Loads its lazy chunks, and renders again until none is missing. */
export async function renderToText(load: Rendering['load'], around: Around): Promise<string> {
  setConfig(around.config);
  const app = makeApp(await load(), around);
  await messagesReady();
  for (let round = 0; round < mostRounds; round += 1) {
    const html = renderToString(app);
    if (!html.includes(UNFINISHED)) return html;
    await chunksLoaded();
  }
  throw new Error(`A lazy chunk is still missing after ${mostRounds} rounds: ${renderToString(app)}`);
}

async function chunksLoaded(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await messagesReady();
}
