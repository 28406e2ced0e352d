import { createHash } from 'node:crypto';
import { drawPng } from './draw-png';

/** A drawn card, and the entity tag that stands for its content. */
export type DrawnCard = { readonly png: Buffer; readonly etag: string };

/** The maximum number of cards in memory, of at most 250 kB each. */
const MOST = 100;

/** Returns a function that draws an SVG document once. It keeps the cards that were asked for last. */
export function drawnCards(
  draw: (svg: string) => Promise<Buffer> = drawPng,
): (svg: string) => Promise<DrawnCard> {
  const kept = new Map<string, Promise<DrawnCard>>();
  return async (svg) => {
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    const card = kept.get(etag) ?? draw(svg).then((png) => ({ png, etag }));
    kept.delete(etag);
    kept.set(etag, card);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    card.catch(() => kept.delete(etag));
    return card;
  };
}
