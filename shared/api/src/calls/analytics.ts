import { getConfig } from '@tiffin/config';
import type { EventBatch } from '@tiffin/contracts';
import { whole } from '@tiffin/contracts/shapes';
import { send } from '../transport/send';
import type { CallOptions } from '../transport/send';

const PATH = '/v3/event_batch';
const acceptedShape = whole({ accepted: 'number' });

/** Hands over a batch of events; gives how many were new. */
export async function sendEventBatch(batch: EventBatch, options?: CallOptions): Promise<number> {
  const { accepted } = await send<{ readonly accepted: number }>(
    { service: 'analytics', method: 'POST', path: PATH, body: batch, answer: acceptedShape },
    options,
  );
  return accepted;
}

/**
 * Hands over a batch while the page goes away, and does not wait: as plain text without a token, which browsers send
 * without asking first. Whether it arrived nobody will tell. False where the browser does not take it, such as above 64 kB.
 */
export function sendLastEventBatch(batch: EventBatch): boolean {
  const { analyticsUrl } = getConfig().sideServices;
  if (analyticsUrl === null || typeof navigator.sendBeacon !== 'function') return false;
  return navigator.sendBeacon(analyticsUrl + PATH, JSON.stringify(batch));
}
