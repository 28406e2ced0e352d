import type { AnalyticsEvent } from '@tiffin/contracts';

/** An event without its person, time and screen. */
export type EventDraft = Pick<
  AnalyticsEvent,
  'eventType' | 'eventAction' | 'featureCategories' | 'eventParams'
>;
