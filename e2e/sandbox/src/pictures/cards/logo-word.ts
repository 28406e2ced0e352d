import { ink, WORDS } from './card-frame';
import { textElement } from './card-text';

/** The word of the logo beside its carrier, as SVG. */
export const logoWord = textElement(
  { lines: ['tiffin'], size: 46 },
  { x: WORDS.x + 74, y: 95, fill: ink.onBrandField, weight: 800 },
);
