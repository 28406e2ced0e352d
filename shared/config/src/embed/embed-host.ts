import type { EmbeddedPayment, NativePaymentType } from '@tiffin/contracts';

/** A card that the host keeps for its person. */
export type EmbedCard = { readonly tokenId: string; readonly brand: string; readonly lastFour: string };

/** What the application that shows this page does for it (specification 3, Embed). */
export type EmbedHost = {
  readonly paymentTypes: readonly NativePaymentType[];
  readonly cards: readonly EmbedCard[];
  /** Lets the person pay there, with one of the host's cards where `cardTokenId` names it: the token of one payment, or null where it was called off. */
  readonly pay: (payment: EmbeddedPayment, cardTokenId: string | null) => Promise<string | null>;
  /** Tells the host that the person is done here. */
  readonly close: () => void;
};

let current: EmbedHost | null = null;
const listeners = new Set<() => void>();

/** Sets the host of this page; whoever embeds it says so when it has proven itself. */
export function setEmbedHost(host: EmbedHost | null): void {
  current = host;
  listeners.forEach((listener) => {
    listener();
  });
}

/** The host of this page; null outside of one. */
export function getEmbedHost(): EmbedHost | null {
  return current;
}

/** Hears of every change of the host until the returned function is called. */
export function onEmbedHostChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
