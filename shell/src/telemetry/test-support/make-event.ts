import type { AnalyticsEvent } from '@tiffin/contracts';

/** Returns an event that is valid by the contract. */
export function makeEvent(overrides: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  return {
    eventId: crypto.randomUUID(),
    eventDatetime: new Date().toISOString(),
    entityType: 'EXTERNAL_USER',
    entityId: 'user-1',
    entitySessionId: 'visit-1',
    eventType: 'cart',
    eventAction: 'changed',
    domain: 'ordering',
    projectCategories: ['consumer-web'],
    featureCategories: ['cart'],
    metadata: {},
    eventParams: {},
    ...overrides,
  };
}
