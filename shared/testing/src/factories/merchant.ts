import type { DeliveryInfo, Merchant, MerchantList, MerchantSummary } from '@tiffin/contracts';

/**
 * Returns a merchant in Vancouver that is open, delivers and supports groups. Its time zone is Los Angeles, because Node 20 does not
 * know that British Columbia keeps summer time all year since 2026.
 */
export function makeMerchant(overrides: Partial<Merchant> = {}): Merchant {
  return {
    id: 'merchant-1',
    externalId: 'lucknow-lunch-home',
    name: 'Lucknow Lunch Home, Gastown',
    nameWithoutLocation: 'Lucknow Lunch Home',
    address: {
      streetAddress: '12 Water Street',
      city: 'Vancouver',
      country: 'CA',
      defaultPhoneNumberCountryCode: '+1',
    },
    timezone: 'America/Los_Angeles',
    timeZone: 'America/Los_Angeles',
    todaysHours: [{ open: '10:00', close: '21:00' }],
    openHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
      dayOfWeek,
      ranges: [{ open: '10:00', close: '21:00' }],
    })),
    nextOpenTime: null,
    closesAt: '2026-11-23T05:00:00.000Z',
    imageUrl: 'https://pictures.test/merchant.svg',
    phoneNumber: '+1 604 555 0100',
    email: 'hello@lucknow.example',
    highlightMessage: null,
    latLng: { latitude: 49.2838, longitude: -123.1088 },
    categories: ['Indian'],
    menuItemGroupListId: 'menu-1',
    menuPath: '/m/lucknow-lunch-home/menu',
    supportsDelivery: true,
    supportsLoyaltyPlus: true,
    supportsGroupOrdering: true,
    isAvailableNow: true,
    displayConfiguration: { displayMode: 'DEFAULT' },
    authConfiguration: { authMode: 'DEFAULT' },
    scheduledOrderTimeSlots: [
      {
        // Ahead of every clock that tests run by.
        date: '2099-05-04',
        firstAvailableTime: '11:00',
        lastAvailableTime: '13:00',
        intervalMillis: 900_000,
      },
    ],
    state: 'ON',
    url: '/m/lucknow-lunch-home',
    pickupInstructions: 'Ring the brass bell.',
    open: true,
    emailSubscriptionDefaultOn: false,
    suppressSearchIndexing: false,
    isRelayMerchant: false,
    externalMenuUrl: null,
    currencyCode: 'CAD',
    theme: { headerImageUrl: null },
    promotions: [],
    userStampCardProgress: null,
    serviceFeeDisclosure: { showDisclosure: false, popupSubtitle: '', popupDescription: '' },
    marketingDataList: [],
    ...overrides,
  };
}

/** Returns delivery for 3.99 with a minimum of 15.00, free from 40.00. */
export function makeDeliveryInfo(overrides: Partial<DeliveryInfo> = {}): DeliveryInfo {
  return {
    deliveryMinimumOrderValueMicro: 15_000_000,
    freeDeliveryOrderValueMicro: 40_000_000,
    deliveryChargeMicro: 3_990_000,
    estimatedDeliveryTimeRange: { minimum: 23, maximum: 38 },
    ...overrides,
  };
}

/** Returns makeMerchant's merchant as a list shows it. */
export function makeMerchantSummary(overrides: Partial<MerchantSummary> = {}): MerchantSummary {
  const merchant = makeMerchant();
  return {
    id: merchant.id,
    externalId: merchant.externalId,
    name: merchant.name,
    url: merchant.url,
    imageUrl: merchant.imageUrl,
    categories: merchant.categories,
    latLng: merchant.latLng,
    timeZone: merchant.timeZone,
    currencyCode: merchant.currencyCode,
    state: merchant.state,
    open: merchant.open,
    isAvailableNow: merchant.isAvailableNow,
    nextOpenTime: merchant.nextOpenTime,
    closesAt: merchant.closesAt,
    supportsDelivery: merchant.supportsDelivery,
    supportsGroupOrdering: merchant.supportsGroupOrdering,
    displayConfiguration: merchant.displayConfiguration,
    highlightMessage: merchant.highlightMessage,
    deliveryInfo: makeDeliveryInfo(),
    distanceMetres: 420,
    description: 'Home cooking from Lucknow.',
    employeePricingText: null,
    ...overrides,
  };
}

/** Returns one page with one merchant and no next page. */
export function makeMerchantList(overrides: Partial<MerchantList> = {}): MerchantList {
  return { merchants: [makeMerchantSummary()], hasNextPage: false, paginationToken: null, ...overrides };
}
