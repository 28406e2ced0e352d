import type { LatLng, Locale, Merchant, MerchantSummary } from '@tiffin/contracts';
import { distanceMetres, isAcceptingState } from '@tiffin/domain';
import { merchantCardPath } from '../../pictures/cards/card-paths';
import type { MerchantRecord } from './merchant-record';
import { hoursOfDay, opennessAt, wallClock } from './opening-hours';
import { scheduledSlots } from './scheduled-slots';
import { translate } from './translate';

/** What a merchant's presentation depends on: the time, the reader's language, the URL of pictures. */
export type Presentation = { readonly now: number; readonly locale: Locale; readonly publicUrl: string };

/** Returns a merchant as its page shows it at an instant. */
export function presentMerchant(
  record: MerchantRecord,
  { now, locale, publicUrl }: Presentation,
  stamps: number,
): Merchant {
  const { openness, isAvailableNow } = standing(record, now);
  return {
    ...record,
    imageUrl: publicUrl + record.imageUrl,
    shareImageUrl: publicUrl + merchantCardPath(record.externalId),
    theme: { headerImageUrl: record.theme.headerImageUrl && publicUrl + record.theme.headerImageUrl },
    categories: record.categories.map((name) => translate(name, locale)),
    highlightMessage: record.highlightMessage && translate(record.highlightMessage, locale),
    pickupInstructions: record.pickupInstructions && translate(record.pickupInstructions, locale),
    promotions: record.promotions.map(({ id, title, description }) => ({
      id,
      title: translate(title, locale),
      description: translate(description, locale),
    })),
    marketingDataList: record.marketingDataList.map((campaign) => ({
      ...campaign,
      marketingMenuHighlight: campaign.marketingMenuHighlight && {
        menuHighlightText: translate(campaign.marketingMenuHighlight.menuHighlightText, locale),
      },
      menuPopUp: campaign.menuPopUp && {
        ...campaign.menuPopUp,
        title: translate(campaign.menuPopUp.title, locale),
        description: translate(campaign.menuPopUp.description, locale),
        imageUrl: campaign.menuPopUp.imageUrl && publicUrl + campaign.menuPopUp.imageUrl,
      },
    })),
    serviceFeeDisclosure: {
      ...record.serviceFeeDisclosure,
      popupSubtitle: translate(record.serviceFeeDisclosure.popupSubtitle, locale),
      popupDescription: translate(record.serviceFeeDisclosure.popupDescription, locale),
    },
    todaysHours: hoursOfDay(record, wallClock(now, record.timeZone).dayOfWeek),
    nextOpenTime: instantText(openness.opensAt),
    closesAt: instantText(openness.closesAt),
    isAvailableNow,
    open: openness.open,
    scheduledOrderTimeSlots: takesOrders(record) ? scheduledSlots(record, longestMinutes(record), now) : [],
    userStampCardProgress: record.stampCardLength
      ? {
          totalStampsCollected: stamps % record.stampCardLength,
          stampCardLength: record.stampCardLength,
          ...(record.stampRewardMicro !== null && { rewardMicro: record.stampRewardMicro }),
        }
      : null,
  };
}

/** Returns a merchant as lists show it. The distance is measured from `from`. */
export function summariseMerchant(
  record: MerchantRecord,
  { now, locale, publicUrl }: Presentation,
  from: LatLng | null,
): MerchantSummary {
  const { openness, isAvailableNow } = standing(record, now);
  return {
    ...record,
    imageUrl: publicUrl + record.imageUrl,
    categories: record.categories.map((name) => translate(name, locale)),
    highlightMessage: record.highlightMessage && translate(record.highlightMessage, locale),
    description: translate(record.description, locale),
    employeePricingText: record.employeePricingText && translate(record.employeePricingText, locale),
    isAvailableNow,
    open: openness.open,
    nextOpenTime: instantText(openness.opensAt),
    closesAt: instantText(openness.closesAt),
    distanceMetres: from && Math.round(distanceMetres(from, record.latLng)),
  };
}

function standing(
  record: MerchantRecord,
  now: number,
): { readonly openness: ReturnType<typeof opennessAt>; readonly isAvailableNow: boolean } {
  const openness = opennessAt(record, now);
  return {
    openness,
    isAvailableNow:
      openness.open &&
      isAcceptingState(record.state) &&
      record.displayConfiguration.displayMode !== 'ORDER_AHEAD',
  };
}

/** A relay merchant takes orders on its own site only. */
function takesOrders({ state, isRelayMerchant }: MerchantRecord): boolean {
  return isAcceptingState(state) && !isRelayMerchant;
}

function longestMinutes(record: MerchantRecord): number {
  return record.deliveryInfo?.estimatedDeliveryTimeRange.maximum ?? record.prepMinutes.maximum;
}

function instantText(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
