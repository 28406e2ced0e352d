import { setEmbedHost } from '@tiffin/config';
import type { EmbedHost } from '@tiffin/config';
import type { HostMessage, NativePaymentType } from '@tiffin/contracts';
import { payByHost } from './protocol/host-payments';
import type { HostLine } from './protocol/page-saying';
import type { Questions } from './protocol/create-questions';

type Init = Extract<HostMessage, { readonly type: 'INIT' }>;

/** Receives what the host offers to the screens, as it becomes known. */
export type HostOffer = {
  readonly take: (init: Init) => void;
  /** Sets the payments of the device itself, in addition to those that the host named. */
  readonly setNative: (types: readonly NativePaymentType[]) => void;
};

/** Offers the host to the screens from its first message on, with the payments that it names. */
export function offerHost(line: HostLine, questions: Questions): HostOffer {
  let named: readonly NativePaymentType[] = [];
  let native: readonly NativePaymentType[] = [];
  let cards: EmbedHost['cards'] = [];
  const tell = (): void => {
    setEmbedHost({
      paymentTypes: [...new Set([...named, ...native])],
      cards,
      pay: (payment, cardTokenId) => payByHost(questions, payment, cardTokenId),
      close: () => {
        line.say({ type: 'WEBVIEW_CLOSE' });
      },
    });
  };
  return {
    take: ({ supportedPaymentMethods, storedCards }) => {
      named = supportedPaymentMethods;
      cards = storedCards.map((card) => ({
        tokenId: card.token_id,
        brand: card.card_brand,
        lastFour: card.card_last_four,
      }));
      tell();
    },
    setNative: (types) => {
      native = types;
      tell();
    },
  };
}
