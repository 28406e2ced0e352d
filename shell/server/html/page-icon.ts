import { readFileSync } from 'node:fs';

const file = new URL('../static/icon.svg', import.meta.url);

/** The icon as a `data:` URL: of 500 bytes, a request would be the larger part. */
export const PAGE_ICON = `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').trim())}`;
