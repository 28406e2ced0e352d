import { getConfig } from '@tiffin/config';
import type { EventBatch } from '@tiffin/contracts';
import { routes } from '@tiffin/contracts/routes';
import type { CallOptions } from '../transport/send';
import { call } from './call';

/** Hands over a batch of events; gives how many were new. */
export async function sendEventBatch(batch: EventBatch, options?: CallOptions): Promise<number> {
  return call('sendEventBatch', { body: batch }, options);
}

/**
 * Hands over a batch while the page goes away, and does not wait: as plain text without a token, which browsers send
 * without asking first. Whether it arrived nobody will tell. False where the browser does not take it, such as above 64 kB.
 */
export function sendLastEventBatch(batch: EventBatch): boolean {
  const { analyticsUrl } = getConfig().sideServices;
  if (analyticsUrl === null || typeof navigator.sendBeacon !== 'function') return false;
  return navigator.sendBeacon(analyticsUrl + routes.sendEventBatch.path, JSON.stringify(batch));
}
