import { picturePath } from '../pictures/picture-path';
import type { MerchantRecord } from '../services/content/merchant-record';
import { pricing } from './build-menu';
import { CITIES } from './cities';
import { HOURS } from './hours';
import { KITCHENS } from './kitchens/kitchens';
import type { MerchantSeed } from './merchant-seed';
import {
  LUNCH_PROMOTION_TEXT,
  LUNCH_PROMOTION_TITLE,
  SERVICE_FEE_TEXT,
  SERVICE_FEE_TITLE,
  WHERE_TO_PICK_UP,
} from './shared-sentences';
import { signatureDishes } from './signature-dishes';

const MICRO = 1_000_000;

/** Returns the stored record of a merchant. Its id is `m_` followed by its external id. */
export function buildMerchant(seed: MerchantSeed): MerchantRecord {
  const city = CITIES[seed.city];
  const kitchen = KITCHENS[seed.kitchen];
  const price = pricing(seed);
  const [latitude, longitude] = seed.at;
  const dishes = signatureDishes(seed, kitchen);
  return {
    id: `m_${seed.externalId}`,
    externalId: seed.externalId,
    name: seed.name,
    nameWithoutLocation: seed.name,
    brand: brandOf(seed),
    description: seed.about[0],
    address: {
      streetAddress: seed.street,
      city: city.name,
      country: city.country,
      defaultPhoneNumberCountryCode: city.phoneCode,
    },
    timezone: city.timeZone,
    timeZone: city.timeZone,
    openHours: HOURS[seed.hours],
    imageUrl: picturePath('merchant', seed.enamel, dishes.slice(0, 3), seed.externalId.length),
    phoneNumber: `${city.phoneCode} 555 0142`,
    email: `hello@${seed.externalId}.example`,
    highlightMessage: seed.highlight?.[0] ?? null,
    latLng: { latitude, longitude },
    categories: kitchen.categories.map(([name]) => name),
    menuItemGroupListId: `menu_m_${seed.externalId}`,
    menuPath: `/m/${seed.externalId}/menu`,
    supportsDelivery: seed.delivery !== null,
    supportsLoyaltyPlus: seed.stamps !== null,
    // A host's payment has no step for a code.
    supportsGroupOrdering: seed.supportsGroups && !seed.asksCode,
    supportsPickup: seed.supportsPickup,
    supportsDineIn: seed.mode === 'DINE_IN',
    displayConfiguration: { displayMode: seed.mode },
    authConfiguration: { authMode: seed.asksCode ? 'CHECKOUT_OTP' : 'DEFAULT' },
    state: seed.state,
    url: `/m/${seed.externalId}`,
    pickupInstructions: seed.supportsPickup ? WHERE_TO_PICK_UP[0] : null,
    emailSubscriptionDefaultOn: false,
    suppressSearchIndexing: seed.state !== 'ON',
    isRelayMerchant: seed.isRelay,
    externalMenuUrl: seed.externalMenuUrl,
    currencyCode: city.currencyCode,
    theme: { headerImageUrl: picturePath('band', seed.enamel, dishes) },
    promotions: seed.isTop
      ? [{ id: 'LUNCH10', title: LUNCH_PROMOTION_TITLE[0], description: LUNCH_PROMOTION_TEXT[0] }]
      : [],
    serviceFeeDisclosure: {
      showDisclosure: seed.servicePercent > 0,
      popupSubtitle: SERVICE_FEE_TITLE[0],
      popupDescription: SERVICE_FEE_TEXT[0],
    },
    marketingDataList: campaignsOf(seed),
    deliveryInfo: seed.delivery && {
      deliveryMinimumOrderValueMicro: price(seed.delivery.minimum),
      freeDeliveryOrderValueMicro: seed.delivery.freeFrom === null ? null : price(seed.delivery.freeFrom),
      deliveryChargeMicro: price(seed.delivery.charge),
      estimatedDeliveryTimeRange: { minimum: seed.delivery.minutes[0], maximum: seed.delivery.minutes[1] },
    },
    isTop: seed.isTop,
    employeePricingText: seed.employeePrice?.[0] ?? null,
    stampCardLength: seed.stamps?.length ?? null,
    stampRewardMicro: seed.stamps && seed.stamps.reward * MICRO,
    prepMinutes: { minimum: 12, maximum: 18 },
    charges: {
      taxRates: city.taxRates,
      serviceChargePercent: seed.servicePercent,
      maximumServiceChargeMicro: price(8),
    },
    pickupLimits: {
      minCartItemCount: 0,
      maxCartItemCount: seed.pickupMaximumItems,
      minimumOrderValueMicro: null,
      maximumOrderValueMicro: null,
    },
    groupOrderAppOnly: seed.isGroupAppOnly,
  };
}

function brandOf({ brand, externalId, name }: MerchantSeed): MerchantRecord['brand'] {
  const { externalId: id, name: shared } = brand ?? { externalId, name };
  return { id: `brand_${id}`, externalId: id, name: shared };
}

function campaignsOf({ employeePrice, campaign }: MerchantSeed): MerchantRecord['marketingDataList'] {
  const highlight = (text: string) => ({ menuHighlightText: text });
  return [
    ...(employeePrice
      ? [
          {
            campaignType: 'EMPLOYEE_PRICING' as const,
            marketingMenuHighlight: highlight(employeePrice[0]),
            menuPopUp: null,
            suppressPopupOnLoad: true,
          },
        ]
      : []),
    ...(campaign
      ? [
          {
            campaignType: 'GENERIC' as const,
            marketingMenuHighlight: highlight(campaign.highlight[0]),
            menuPopUp: { title: campaign.title[0], description: campaign.text[0], imageUrl: null },
            suppressPopupOnLoad: false,
          },
        ]
      : []),
  ];
}
