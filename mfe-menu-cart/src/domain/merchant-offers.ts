import type { Merchant } from '@tiffin/contracts';

/** What a merchant's page says in a few words; each has more to read in its dialog. */
export type MerchantOffer =
  | { readonly kind: 'note' | 'campaign' | 'promotion'; readonly text: string }
  | { readonly kind: 'stamps'; readonly collected: number; readonly length: number };

type Offering = Pick<
  Merchant,
  'highlightMessage' | 'marketingDataList' | 'promotions' | 'userStampCardProgress'
>;

/**
 * Returns what a merchant offers, the best first: campaigns (their highlight, else the title of their pop-up), the
 * stamp card, promotions, and the merchant's own note (specification 3). Empty texts and repetitions are left out.
 */
export function merchantOffers(merchant: Offering): readonly MerchantOffer[] {
  const { highlightMessage, marketingDataList, promotions, userStampCardProgress: card } = merchant;
  const campaigns = marketingDataList.map(
    ({ marketingMenuHighlight, menuPopUp }) =>
      textOf(marketingMenuHighlight?.menuHighlightText) || textOf(menuPopUp?.title),
  );
  return [
    ...texts('campaign', campaigns),
    ...(card
      ? [
          {
            kind: 'stamps' as const,
            collected: Math.min(card.totalStampsCollected, card.stampCardLength),
            length: card.stampCardLength,
          },
        ]
      : []),
    ...texts(
      'promotion',
      promotions.map(({ title }) => textOf(title)),
    ),
    ...texts('note', [textOf(highlightMessage)]),
  ];
}

function texts(kind: 'note' | 'campaign' | 'promotion', found: readonly string[]): readonly MerchantOffer[] {
  return [...new Set(found)].filter((text) => text !== '').map((text) => ({ kind, text }));
}

function textOf(text: string | null | undefined): string {
  return text?.trim() ?? '';
}
