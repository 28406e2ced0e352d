import type { flyToCart } from './fly-to-cart';
import type { riseFromCard } from './rise-from-card';

type Moves = { readonly fly: typeof flyToCart; readonly rise: typeof riseFromCard };

let moves: Moves | undefined;

/**
 * Returns the movements of a dish from its card into its dialog and from there into the cart, once they have loaded. They load
 * with the first dialog, which therefore appears without one.
 */
export function dishMoves(): Moves | undefined {
  if (!moves) load().catch(() => undefined);
  return moves;
}

async function load(): Promise<void> {
  const [{ flyToCart: fly }, { riseFromCard: rise }] = await Promise.all([
    import(/* webpackChunkName: "dish-moves" */ './fly-to-cart'),
    import(/* webpackChunkName: "dish-moves" */ './rise-from-card'),
  ]);
  moves = { fly, rise };
}
