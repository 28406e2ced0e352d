import { getConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { startFeatureFlags } from '../feature-flags/start-feature-flags';
import type { FlagContext } from '../feature-flags/start-feature-flags';
import { deviceId } from './device/device-id';

/** Reads the page's flags from the flag service, if the site has one, in the page's language. */
export function followFlags(first: Locale): void {
  const { sideServices, organization } = getConfig();
  if (sideServices.flagsUrl === null) return;
  const contextIn = (locale: Locale): FlagContext => ({
    targetingKey: deviceId(),
    locale,
    organizationId: organization?.organizationId ?? null,
  });
  const flags = startFeatureFlags({ url: sideServices.flagsUrl, context: contextIn(first) });
  bus.on('localeChanged', ({ locale }) => flags.setContext(contextIn(locale)));
}
