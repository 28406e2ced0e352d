import { CARD, ink, logoMark } from './card-frame';
import { textElement } from './card-text';

const TIFFIN = { lines: ['tiffin'], size: 200 } as const;

/** Draws the card of pages without a picture of their own. It says only the site's name, so that it suits every language. */
export function siteCard(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${ink.brandField}"/>`,
    `<g transform="translate(190 150)scale(8.6)" color="${ink.onBrandField}">${logoMark}</g>`,
    textElement(TIFFIN, { x: 540, y: 385, fill: ink.onBrandField, weight: 800 }),
    '</svg>',
  ].join('');
}
