import { isRecord } from '@tiffin/contracts';
import type { AnalyticsEvent } from '@tiffin/contracts';

type Check = (value: unknown) => boolean;

const isWord: Check = (value) => typeof value === 'string' && value !== '' && value.length <= 200;
const isList: Check = (value) => Array.isArray(value) && value.every(isWord);
const isFields: Check = (value) =>
  isRecord(value) &&
  Object.values(value).every((field) => field === null || /^(?:string|number|boolean)$/.test(typeof field));

const CHECKS: Readonly<Record<keyof AnalyticsEvent, Check>> = {
  eventId: isWord,
  eventDatetime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  entityType: (value) => value === 'EXTERNAL_USER',
  entityId: isWord,
  entitySessionId: isWord,
  eventType: isWord,
  eventAction: isWord,
  domain: isWord,
  projectCategories: isList,
  featureCategories: isList,
  metadata: isFields,
  eventParams: isFields,
};

/** Returns whether a value from the browser's storage is an event that the service would accept. */
export function isAnalyticsEvent(value: unknown): value is AnalyticsEvent {
  return isRecord(value) && Object.entries(CHECKS).every(([name, check]) => check(value[name]));
}
