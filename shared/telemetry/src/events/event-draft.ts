import type { AnalyticsEvent } from '@tiffin/contracts';

/** What is worth telling, before it is known who did it, when, and where in the product. */
export type EventDraft = Pick<
  AnalyticsEvent,
  'eventType' | 'eventAction' | 'featureCategories' | 'eventParams'
>;
