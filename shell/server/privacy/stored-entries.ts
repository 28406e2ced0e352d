import { COOKIES } from '@tiffin/config';
import { OVERRIDES_COOKIE } from '../remotes/overrides';
import { CONSENT_COOKIE } from './consent-cookie';
import type { PrivacyWords } from './words';

/** Something that the site keeps in a browser. */
export type StoredEntry = {
  /** Names of cookies and keys of storage. `*` stands for any characters. */
  readonly names: readonly string[];
  readonly purpose: keyof PrivacyWords['entries'];
  readonly lasts: keyof PrivacyWords['lasts'];
};

/** What ordering needs. */
export const NEEDED_ENTRIES: readonly StoredEntry[] = [
  entry([CONSENT_COOKIE], 'choice', 'halfYear'),
  entry(['tiffin_token', 'tiffin_id_token', 'tiffin_refresh_token', 'KEYCLOAK_*'], 'session', 'session'),
  entry([COOKIES.authRedirect.name, 'tiffin_sign_in', 'kc-callback-*'], 'signIn', 'hour'),
  entry(['tiffin_guest', 'tiffin_guest_framed'], 'guest', 'year'),
  entry(['tiffin_anonymous_token'], 'guest', 'tab'),
  entry([COOKIES.guestCarts.name, 'tiffin.guestCarts'], 'carts', 'month'),
  entry([COOKIES.language.name], 'language', 'year'),
  entry([COOKIES.orderSource.name], 'source', 'hours'),
  entry([COOKIES.additionalParameters.name], 'parameters', 'month'),
  entry([COOKIES.personalScreens.name], 'personalScreens', 'month'),
  entry(['tiffin.deliveryLocation', 'tiffin.visitLocation'], 'location', 'kept'),
  entry(['tiffin.intent.*', 'tiffin.payment.*'], 'payment', 'kept'),
  entry(['tiffin.checkout.guest'], 'checkout', 'tab'),
  entry(['tiffin.localSelections'], 'selections', 'kept'),
  entry(['tiffin.teams.email'], 'team', 'tab'),
  entry(['tiffin.personal.*'], 'personal', 'personal'),
  entry(
    ['tiffin.scroll', 'tiffin.menuLanguage', 'tiffin.closedCampaigns', 'tiffin_app_prompt'],
    'look',
    'kept',
  ),
  entry(['tiffin.remotes'], 'versions', 'kept'),
  entry(['tiffin.offlineCopiesOf', 'tiffin-offline-*', 'tiffin-order-news'], 'offline', 'personal'),
  entry([OVERRIDES_COOKIE], 'developer', 'session'),
];

/** What is kept only if the person or the law of the country allows it. */
export const OPTIONAL_ENTRIES: readonly StoredEntry[] = [
  entry([COOKIES.analyticsDeviceId.name], 'deviceId', 'year'),
  entry([COOKIES.deviceInfo.name], 'deviceInfo', 'month'),
  entry(['tiffin_visit'], 'visit', 'tab'),
  entry(['tiffin_events_*'], 'events', 'week'),
  entry(['__ssid', '_sift_*'], 'fraud', 'year'),
];

function entry(
  names: readonly string[],
  purpose: StoredEntry['purpose'],
  lasts: StoredEntry['lasts'],
): StoredEntry {
  return { names, purpose, lasts };
}
