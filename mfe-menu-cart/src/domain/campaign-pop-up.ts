import type { Merchant } from '@tiffin/contracts';

type CampaignPopUp = {
  /** Names the campaign in this browser. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
};

/** Campaigns that this browser remembers as closed, at most. */
const KEPT = 50;

/**
 * Returns the pop-up of the merchant's first campaign that has one, does not suppress it (`suppressPopupOnLoad`), and
 * was not closed before (specification 3). The service gives campaigns no id, so that the title names it.
 */
export function campaignPopUp(
  { id, marketingDataList }: Pick<Merchant, 'id' | 'marketingDataList'>,
  closed: readonly string[],
): CampaignPopUp | undefined {
  return marketingDataList
    .flatMap(({ campaignType, menuPopUp, suppressPopupOnLoad }) =>
      menuPopUp && !suppressPopupOnLoad && (menuPopUp.title + menuPopUp.description).trim() !== ''
        ? [{ ...menuPopUp, key: `${id} ${campaignType} ${menuPopUp.title}` }]
        : [],
    )
    .find(({ key }) => !closed.includes(key));
}

/** Returns the keys that a browser has stored, whatever else is stored there. */
export function parseClosedCampaigns(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(-KEPT) : [];
}

/** Returns the keys to store after a campaign was closed. */
export function withClosedCampaign(closed: readonly string[], key: string): readonly string[] {
  return [...closed.filter((one) => one !== key), key].slice(-KEPT);
}
