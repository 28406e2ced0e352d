import { writeCookie } from '@tiffin/config';
import { forgetStoredEvents } from '../events/event-store';
import { forgetVisit } from '../events/visit-id';
import { stopKeepingDeviceId } from './device-id';

/** Removes everything that recognises this browser, and keeps nothing more of it. */
export function forgetDevice(): void {
  stopKeepingDeviceId();
  writeCookie('analyticsDeviceId', '');
  writeCookie('deviceInfo', '');
  forgetVisit();
  forgetStoredEvents();
}
