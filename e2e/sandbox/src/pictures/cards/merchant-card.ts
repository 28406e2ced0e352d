import { cardPictureFromPath } from '../picture-path';
import { cardFrame, ink, WORDS } from './card-frame';
import { drawableText, fitText, textElement, widthOf } from './card-text';
import type { FittedText } from './card-text';
import { logoWord } from './logo-word';

/** What a merchant's card shows. */
export type MerchantCard = {
  readonly name: string;
  /** What it cooks and where, in a few words. */
  readonly about: string;
  readonly city: string;
  /** URL path of its picture. */
  readonly picturePath: string;
};

const BOTTOM = 574;
const GAP = 26;
const NAME = { width: WORDS.width, most: 104, least: 48, lineHeight: 0.98, weight: 800 } as const;
const FACTS = { width: WORDS.width, most: 34, lineHeight: 1.22, weight: 500 } as const;
const ONE_LINE = { ...FACTS, least: 28, height: FACTS.most * FACTS.lineHeight };

/** Draws the card of a merchant, with the characters of its name that the font has. */
export function merchantCard({ name, about, city, picturePath }: MerchantCard): string {
  const facts = factsOf(drawableText(about), drawableText(city));
  const factsTop = BOTTOM - facts.lines.length * facts.size * FACTS.lineHeight;
  const nameBottom = factsTop - GAP;
  const title = fitText(drawableText(name) || 'Tiffin', { ...NAME, height: nameBottom - 150 });
  return cardFrame(cardPictureFromPath(picturePath), [
    logoWord,
    textElement(title, {
      x: WORDS.x,
      y: nameBottom - title.size * (0.22 + NAME.lineHeight * (title.lines.length - 1)),
      fill: ink.onBrandField,
      ...NAME,
    }),
    textElement(facts, {
      x: WORDS.x,
      y: factsTop + facts.size,
      fill: ink.onBrandFieldMuted,
      ...FACTS,
    }),
  ]);
}

/** Returns both on one line if they fit at full size, otherwise one line for each. */
function factsOf(about: string, city: string): FittedText {
  const both = [about, city].filter((fact) => fact !== '');
  const line = both.join(' · ');
  if (widthOf(line, FACTS.most, FACTS.weight) <= FACTS.width) return { lines: [line], size: FACTS.most };
  const fitted = both.map((fact) => fitText(fact, ONE_LINE));
  return {
    lines: fitted.flatMap(({ lines }) => lines),
    size: Math.min(...fitted.map(({ size }) => size)),
  };
}
