/** Size in pixels that chats and social networks show whole. */
export const CARD = { width: 1200, height: 630 } as const;

/** The product's semantic colours in the light theme (`shared/ui/src/theme`): a card is shown on any background. */
export const ink = {
  brandField: '#fcc022',
  onBrandField: '#1f1a18',
  onBrandFieldMuted: '#342d29',
  surface: '#ffffff',
  text: '#1f1a18',
  textMuted: '#625850',
} as const;

/** Where the words of a card stand. */
export const WORDS = { x: 60, width: 600 } as const;

const PICTURE = { x: 716, y: 40, width: 444, height: 550, radius: 44 } as const;

/** Draws a card: the brand field, the logo, a picture at the right, and the words over the field. */
export function cardFrame(picture: string | null, words: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="${CARD.width}" height="${CARD.height}" fill="${ink.brandField}"/>`,
    picture === null ? '' : placed(picture),
    `<g transform="translate(${WORDS.x} 48)scale(1.7)" color="${ink.onBrandField}">${logoMark}</g>`,
    ...words,
    '</svg>',
  ].join('');
}

function placed(picture: string): string {
  const { x, y, width, height, radius } = PICTURE;
  return [
    `<clipPath id="tin"><rect width="${width}" height="${height}" rx="${radius}"/></clipPath>`,
    `<g transform="translate(${x} ${y})" clip-path="url(#tin)">${picture}</g>`,
  ].join('');
}

/** The carrier of the logo as it stands on a brand field, 34 by 38. */
export const logoMark = [
  '<path d="M4 35V16C4 8.500 9.500 5.500 17 5.500S30 8.500 30 16v19" fill="none" stroke="currentColor" stroke-width="2.800" stroke-linecap="round"/>',
  '<circle cx="17" cy="4.600" r="3.200" fill="currentColor"/>',
  '<rect x="8.200" y="12" width="17.600" height="6.600" rx="2.400" fill="#ffffff"/>',
  '<rect x="8.200" y="20.400" width="17.600" height="6.600" rx="2.400" fill="#95124b"/>',
  '<rect x="8.200" y="28.800" width="17.600" height="6.600" rx="2.400" fill="#146a36"/>',
].join('');
