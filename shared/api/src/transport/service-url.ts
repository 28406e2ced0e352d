import { getConfig } from '@tiffin/config';
import type { Route } from '@tiffin/contracts';

/** Where a service is, by the page's configuration. */
export function serviceUrl(service: Route['service']): string {
  const { services, sideServices } = getConfig();
  return service === 'analytics' ? (sideServices.analyticsUrl ?? '') : services[service];
}
