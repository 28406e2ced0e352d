import { cardPictureFromPath } from '../picture-path';
import { cardFrame, ink, WORDS } from './card-frame';
import { drawableText, fitText, textElement, widthOf } from './card-text';
import type { FittedText } from './card-text';
import { lids } from './lids';
import { logoWord } from './logo-word';

/** What the card of an invitation to a group order shows. It is public: every field is drawn. */
export type GroupCard = {
  readonly hostFirstName: string;
  readonly merchantName: string;
  /** URL path of the merchant's picture. */
  readonly picturePath: string;
  /** Until when guests choose, as the merchant's clock and calendar show it; null without a deadline. */
  readonly orderBy: { readonly time: string; readonly day: string; readonly zone: string } | null;
  readonly guestCount: number;
};

const TIER = { height: 88, seam: 6, bottom: 590, padding: 28 } as const;
const CORNER = { outer: 44, inner: 12 } as const;
const HOST = { width: WORDS.width, height: 44, most: 40, least: 40, lineHeight: 1, weight: 500 } as const;
const MERCHANT = { width: WORDS.width, most: 92, least: 40, lineHeight: 0.98, weight: 800 } as const;

/** Draws the card of a group order: who orders where, until when, and how many are in. */
export function groupCard({
  hostFirstName,
  merchantName,
  picturePath,
  orderBy,
  guestCount,
}: GroupCard): string {
  const people = guestCount === 1 ? '1 person' : `${guestCount} people`;
  const tiers = [
    ...(orderBy ? [(y: number) => deadline(orderBy, y)] : []),
    (y: number) => sentence(people, y) + lids(guestCount, WORDS.x + WORDS.width - TIER.padding, middleOf(y)),
  ];
  const top = TIER.bottom - tiers.length * (TIER.height + TIER.seam) + TIER.seam;
  const host = hostLine(drawableText(hostFirstName) || 'A group');
  const merchant = fitText(drawableText(merchantName) || 'a restaurant', {
    ...MERCHANT,
    height: top - 28 - 198,
  });
  return cardFrame(cardPictureFromPath(picturePath), [
    logoWord,
    textElement(host, { ...HOST, x: WORDS.x, y: 180, fill: ink.onBrandFieldMuted }),
    textElement(merchant, { ...MERCHANT, x: WORDS.x, y: 198 + merchant.size * 0.86, fill: ink.onBrandField }),
    ...tiers.map((words, index) => {
      const y = top + index * (TIER.height + TIER.seam);
      return tier(y, index === 0, index === tiers.length - 1) + words(y);
    }),
  ]);
}

/** Returns the sentence about the host, whose name is cut if it is too long for the line. */
function hostLine(name: string): FittedText {
  const rest = ' is ordering from';
  const width = HOST.width - widthOf(rest, HOST.most, HOST.weight);
  const { lines, size } = fitText(name, { ...HOST, width });
  return { lines: [lines.join(' ') + rest], size };
}

function deadline({ time, day, zone }: NonNullable<GroupCard['orderBy']>, y: number): string {
  const x = WORDS.x + WORDS.width - TIER.padding;
  const place = { x, y: middleOf(y) - 5, fill: ink.textMuted, weight: 500, lineHeight: 1.25 } as const;
  return (
    sentence(`Order by ${time}`, y) +
    textElement({ lines: [day, zone], size: 25 }, { ...place, anchor: 'end' })
  );
}

function sentence(text: string, y: number): string {
  const place = { x: WORDS.x + TIER.padding, y: middleOf(y) + 13, fill: ink.text, weight: 800 } as const;
  return textElement({ lines: [text], size: 38 }, place);
}

function middleOf(y: number): number {
  return y + TIER.height / 2;
}

/** Draws one tier of a stack: outer corners are round, those at the seam less so. */
function tier(y: number, isFirst: boolean, isLast: boolean): string {
  const above = isFirst ? CORNER.outer : CORNER.inner;
  const below = isLast ? CORNER.outer : CORNER.inner;
  const { x, width } = WORDS;
  const arc = (radius: number, toX: number, toY: number): string =>
    `a${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  const outline = [
    `M${x + above} ${y}h${width - 2 * above}${arc(above, above, above)}`,
    `v${TIER.height - above - below}${arc(below, -below, below)}`,
    `h${2 * below - width}${arc(below, -below, -below)}v${above + below - TIER.height}${arc(above, above, -above)}z`,
  ];
  return `<path d="${outline.join('')}" fill="${ink.surface}"/>`;
}
