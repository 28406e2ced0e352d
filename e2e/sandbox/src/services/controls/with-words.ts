import type { MerchantRecord } from '../content/merchant-record';
import type { StoredMenu } from '../content/stored-menu';

/** Hostile content that a compromised content system could serve. */
export type ForeignContent = {
  /** Replaces every name and sentence. */
  readonly words: string;
  /** Replaces the merchant's URL on the site. */
  readonly url: string;
  /** Replaces the path of every picture. */
  readonly picture: string;
};

/** Returns a merchant with every text replaced by these words. What orders depend on stays. */
export function merchantWithWords(
  record: MerchantRecord,
  { words, url, picture }: ForeignContent,
): MerchantRecord {
  return {
    ...record,
    name: words,
    nameWithoutLocation: words,
    description: words,
    brand: { ...record.brand, name: words },
    address: {
      streetAddress: words,
      city: words,
      country: words,
      defaultPhoneNumberCountryCode: words,
    },
    phoneNumber: words,
    email: words,
    highlightMessage: words,
    pickupInstructions: words,
    employeePricingText: words,
    categories: [words],
    url,
    menuPath: url,
    externalMenuUrl: url,
    imageUrl: picture,
    theme: { headerImageUrl: picture },
    promotions: [{ id: 'LUNCH10', title: words, description: words }],
    serviceFeeDisclosure: { showDisclosure: true, popupSubtitle: words, popupDescription: words },
    marketingDataList: [
      {
        campaignType: 'EMPLOYEE_PRICING',
        marketingMenuHighlight: { menuHighlightText: words },
        menuPopUp: { title: words, description: words, imageUrl: picture },
        suppressPopupOnLoad: false,
      },
    ],
    charges: {
      ...record.charges,
      taxRates: record.charges.taxRates.map((rate) => ({ ...rate, name: words })),
    },
  };
}

/** Returns a menu with every text replaced by these words. */
export function menuWithWords(menu: StoredMenu, { words, picture }: ForeignContent): StoredMenu {
  const rename = <Named extends object>(named: Readonly<Record<string, Named>>): Record<string, Named> =>
    Object.fromEntries(Object.entries(named).map(([id, one]) => [id, { ...one, name: words }]));
  return {
    ...menu,
    // Sections are identified by their names, so the names stay distinct.
    categories: menu.categories.map((category, index) => ({ ...category, name: `${index + 1} ${words}` })),
    choices: rename(menu.choices),
    options: rename(menu.options),
    items: Object.fromEntries(
      Object.entries(menu.items).map(([id, item], index) => [
        id,
        {
          ...item,
          name: words,
          description: words,
          allergenText: words,
          images: [{ key: picture, mobile: picture, desktop: picture }],
          // Every fifth item is sold out and gives the words as its reason.
          availability: index % 5 === 4 ? { isAvailable: false, reason: words } : item.availability,
          perk: item.perk && { ...item.perk, note: words, displayHint: words },
        },
      ]),
    ),
  };
}
