import type { MerchantRecord } from '../content/merchant-record';
import type { StoredMenu } from '../content/stored-menu';

/** What a content system could be made to serve in place of its own. */
export type ForeignContent = {
  /** In place of every name and sentence. */
  readonly words: string;
  /** In place of the merchant's address on the site. */
  readonly url: string;
  /** In place of every picture's path. */
  readonly picture: string;
};

/** A merchant that says these words wherever it says something; what orders are made of stays. */
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

/** A menu that says these words wherever it says something. */
export function menuWithWords(menu: StoredMenu, { words, picture }: ForeignContent): StoredMenu {
  const rename = <Named extends object>(named: Readonly<Record<string, Named>>): Record<string, Named> =>
    Object.fromEntries(Object.entries(named).map(([id, one]) => [id, { ...one, name: words }]));
  return {
    ...menu,
    // Sections are told apart by their names.
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
          images: [{ key: picture, mobile: picture, desktop: picture }],
          // Every fifth is sold out, and says so.
          availability: index % 5 === 4 ? { isAvailable: false, reason: words } : item.availability,
          perk: item.perk && { ...item.perk, note: words, displayHint: words },
        },
      ]),
    ),
  };
}
