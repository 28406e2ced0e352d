import {
  list,
  oneOf,
  optionalUrl,
  origins,
  sandboxUrl,
  secret,
  shellUrl,
  text,
  url,
} from '@tiffin/server/settings';

export const flagsUrl = side('TIFFIN_FLAGS_URL', 'feature flags', '/flags');
export const cmsUrl = side('TIFFIN_CMS_URL', 'content', '/cms');
export const ipLookupUrl = side('TIFFIN_IP_LOOKUP_URL', 'the location of an IP address', '/ip-lookup');
export const analyticsUrl = side('TIFFIN_ANALYTICS_URL', 'analytics', '/analytics');
export const errorDsn = optionalUrl('TIFFIN_ERROR_DSN', {
  meaning: 'error reports: the DSN of Sentry',
  // A DSN has its public key as the user of the URL. The sandbox needs none.
  standard: [sandboxUrl, '/errors/1'],
});
export const fraudScriptUrl = side(
  'TIFFIN_FRAUD_SCRIPT_URL',
  'the script against fraud (Sift)',
  '/sift/s.js',
);
export const downloadAppUrl = optionalUrl('TIFFIN_DOWNLOAD_APP_URL', {
  meaning: 'the page that offers the app',
  standard: [shellUrl, '/_app'],
});
export const addressSearch = oneOf('TIFFIN_ADDRESS_SEARCH', ['photon', 'google', 'cities'], {
  meaning:
    'the search for addresses: Photon (OpenStreetMap), Places API (New), or only the cities of `TIFFIN_CITIES`, as where `TIFFIN_SERVICE_EXTENSIONS` lacks `addressSearch`',
  standard: 'photon',
});
export const cities = text('TIFFIN_CITIES', {
  meaning:
    'cities for a site without a search for addresses, separated by semicolons: names (English/Chinese), province, country, latitude, longitude',
  // The cities of the sandbox's merchants.
  standard:
    'Toronto/多倫多,ON,CA,43.65,-79.38;New York/紐約,NY,US,40.74,-73.99;London/倫敦,,GB,51.5,-0.09;Hong Kong/香港,,HK,22.28,114.15;Sydney/悉尼,NSW,AU,-33.87,151.21;Berlin/柏林,,DE,52.5,13.42',
  productionStandard: 'none',
});
export const photonUrl = url('TIFFIN_ADDRESS_SEARCH_URL', {
  meaning: 'base URL of the search for addresses',
  standard: [sandboxUrl, '/address-search'],
  standardInWords: '`{TIFFIN_SANDBOX_URL}/address-search`, or `https://places.googleapis.com`',
});
export const googleUrl = url(photonUrl.name, { ...photonUrl, standard: 'https://places.googleapis.com' });
export const addressSearchLanguages = list('TIFFIN_ADDRESS_SEARCH_LANGUAGES', {
  meaning: 'Photon only: languages that it has; in others it answers with the names of the place',
  standard: 'en,zh',
});
export const addressSearchKey = secret('TIFFIN_ADDRESS_SEARCH_KEY', {
  meaning: 'Google only: the key. Browsers see it: restrict it to your host names',
  standard: '',
});
export const mapStyleUrl = optionalUrl('TIFFIN_MAP_STYLE_URL', {
  meaning: 'style of maps (MapLibre), with its key if it needs one; `none` is a site without maps',
  standard: [sandboxUrl, '/map/style.json'],
});
export const mapOrigins = origins('TIFFIN_MAP_ORIGINS', {
  meaning: 'origins of its tiles, sprites and glyphs, if they differ from the style’s',
  standard: 'none',
});

/** The site works without this service. */
function side(name: string, meaning: string, path: string) {
  return optionalUrl(name, { meaning, standard: [sandboxUrl, path] });
}
