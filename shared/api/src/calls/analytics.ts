import { getConfig } from '@tiffin/config';
import type { EventBatch } from '@tiffin/contracts';
import { routes } from '@tiffin/contracts/routes';
import type { CallOptions } from '../transport/call-request';
import { call } from './call';

/** Sends a batch of events. Returns how many were new. */
export async function sendEventBatch(batch: EventBatch, options?: CallOptions): Promise<number> {
  return call('sendEventBatch', { body: batch }, options);
}

/**
 * Sends a batch while the page unloads, without waiting. Plain text without a token avoids a CORS preflight. Delivery
 * is not confirmed. Returns false if the browser refuses the batch, such as above 64 kB.
 */
export function sendLastEventBatch(batch: EventBatch): boolean {
  const { analyticsUrl } = getConfig().sideServices;
  if (analyticsUrl === null || typeof navigator.sendBeacon !== 'function') return false;
  return navigator.sendBeacon(analyticsUrl + routes.sendEventBatch.path, JSON.stringify(batch));
}
