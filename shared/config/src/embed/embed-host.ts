import type { EmbeddedPayment, NativePaymentType } from '@tiffin/contracts';

/** A card that the host stores for its person. */
export type EmbedCard = { readonly tokenId: string; readonly brand: string; readonly lastFour: string };

/** What the application that embeds this page does for it (specification 3, Embed). */
export type EmbedHost = {
  readonly paymentTypes: readonly NativePaymentType[];
  readonly cards: readonly EmbedCard[];
  /**
   * Lets the person pay in the host, with the host's card `cardTokenId` if given. Returns the token of one
   * payment; null if it was cancelled.
   */
  readonly pay: (payment: EmbeddedPayment, cardTokenId: string | null) => Promise<string | null>;
  /** Tells the host that the person has finished. */
  readonly close: () => void;
};

let current: EmbedHost | null = null;
const listeners = new Set<() => void>();

/** Sets the host of this page, once the embedding application is verified. */
export function setEmbedHost(host: EmbedHost | null): void {
  current = host;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Returns the host of this page; null if it is not embedded. */
export function getEmbedHost(): EmbedHost | null {
  return current;
}

/** Subscribes to changes of the host. Returns the function that unsubscribes. */
export function onEmbedHostChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
