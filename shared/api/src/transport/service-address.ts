import { getConfig } from '@tiffin/config';
import type { ServiceName } from '@tiffin/contracts';

/** A service that is told who asks: those of section 7, and the one that takes our events. */
export type OurService = ServiceName | 'analytics';

/** Where a service is, by the page's configuration. */
export function serviceAddress(service: OurService): string {
  const { services, sideServices } = getConfig();
  return service === 'analytics' ? (sideServices.analyticsUrl ?? '') : services[service];
}
