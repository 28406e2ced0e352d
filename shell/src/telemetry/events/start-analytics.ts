import { ApiError } from '@tiffin/api';
import { sendEventBatch, sendLastEventBatch } from '@tiffin/api/background';
import { getAppTags, getConfig } from '@tiffin/config';
import type { AnalyticsEvent, EventBatch } from '@tiffin/contracts';
import { deviceId } from '../device/device-id';
import { randomText } from '../device/random-text';
import type { EventDraft } from './event-draft';
import { createEventOutbox } from './event-outbox';
import { createEventSender } from './event-sender';
import { createEventStore } from './event-store';
import { sentBy } from './sent-by';
import { visitId } from './visit-id';

const MAX_EVENTS = 500;
const MAX_BATCH_EVENTS = 100;
const ID_LENGTH = 30;

/** The remote that is on the screen, and its version. */
type ScreenOwner = { readonly remote: string; readonly version: string };

export type Analytics = {
  /** Records an event that happened at `atMs` (since 1970), by default now. */
  readonly track: (draft: EventDraft, atMs?: number) => void;
  readonly stop: () => void;
};

type Options = {
  /** Returns the signed-in person; null if only the device is known. */
  readonly externalUserId: () => string | null;
  readonly screenOwner: () => ScreenOwner;
};

/**
 * Collects and delivers the events of this page (specification 3). Sends nothing if the site has no analytics
 * service.
 */
export function startAnalytics({ externalUserId, screenOwner }: Options): Analytics {
  if (getConfig().sideServices.analyticsUrl === null) {
    return { track: () => undefined, stop: () => undefined };
  }
  const store = createEventStore(randomText(ID_LENGTH));
  const outbox = createEventOutbox({ store, maxEvents: MAX_EVENTS, maxBatchEvents: MAX_BATCH_EVENTS });
  const sender = createEventSender({
    outbox,
    send: (batch) => sendEventBatch(batch).then(() => 'taken', outcomeOf),
    sendLast: sendLastEventBatch,
    wrap,
    random: Math.random,
  });
  const leave = (): void => {
    if (document.visibilityState === 'hidden') sender.leave();
  };
  const leaveForGood = (): void => sender.leave();
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', leaveForGood);

  return {
    track: (draft, atMs = Date.now()) => {
      const { isEmbedded, embeddedType, orderSource, subdomain, subdomainId } = getAppTags();
      const lost = outbox.lost();
      const event: AnalyticsEvent = {
        ...draft,
        eventId: crypto.randomUUID(),
        eventDatetime: new Date(atMs).toISOString(),
        entityType: 'EXTERNAL_USER',
        entityId: externalUserId() ?? deviceId(),
        entitySessionId: visitId(),
        domain: 'ordering',
        projectCategories: ['consumer-web'],
        metadata: {
          ...sentBy(),
          ...screenOwner(),
          deviceId: deviceId(),
          isEmbedded,
          embeddedType,
          orderSource,
          subdomain,
          subdomainId,
          ...(lost > 0 && { lost }),
        },
      };
      sender.add(event);
    },
    stop: () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leaveForGood);
      sender.stop();
    },
  };
}

function wrap(events: readonly AnalyticsEvent[]): EventBatch {
  const { appVersion, product } = getConfig();
  return {
    batchDeliveryUuid: crypto.randomUUID(),
    clientSubmittedTimestamp: new Date().toISOString(),
    sourceType: 'WEB',
    sourceVersion: appVersion,
    sourceName: product,
    events: [...events],
  };
}

function outcomeOf(error: unknown): 'refused' | 'unknown' {
  const isForGood =
    error instanceof ApiError && error.isRefusal && !error.isRetryable && error.status !== 401;
  return isForGood ? 'refused' : 'unknown';
}
