import { readFileSync } from 'node:fs';

const file = new URL('../static/icon-32.png', import.meta.url);

/**
 * The icon as a `data:` URL: of 700 bytes, a request would be the larger part. Not the SVG, which a browser may draw again after
 * every change of the URL: 10 to 40 ms on a phone, while a dish opens.
 */
export const PAGE_ICON = `data:image/png;base64,${readFileSync(file, 'base64')}`;
