import { onOrOff, optionalFolder, pairs, text, wholeNumber } from '@tiffin/server/settings';
import type { Demand } from '@tiffin/server/settings';
import { LOCAL_SELECTION_DAYS } from '@tiffin/domain';

/** The sandbox's promo codes. Its source is public, so a restaurant's real code is none of them. */
const SANDBOX_CODES = ['LUNCH10', 'FIVEOFF', 'FREEDEL', 'BASE15'] as const;
const [LUNCH10, FIVEOFF, FREEDEL, BASE15] = SANDBOX_CODES;

const noSandboxCodes: Demand = {
  says: 'none of the sandbox’s codes',
  faultOf: (text) => {
    const codes = text.split(',').map((pair) => pair.split('=')[1]?.trim());
    const found = SANDBOX_CODES.filter((code) => codes.includes(code));
    return found.length === 0
      ? undefined
      : `must not name the sandbox's codes in production, but has ${found.join(', ')}`;
  },
};

export const promoCodes = pairs('TIFFIN_PROMO_CODES', {
  meaning: 'the promo code of each building or area that a promo parameter may contain',
  standard: `ny=${LUNCH10},la=${LUNCH10},brookfield=${FIVEOFF},westfield=${FIVEOFF},tishman-speyer=${FREEDEL},dps=${BASE15}`,
  productionStandard: 'none',
  demand: noSandboxCodes,
});
export const localSelections = onOrOff('TIFFIN_LOCAL_SELECTIONS', {
  meaning: 'whether an item remembers a browser’s last choice',
  standard: 'off',
});
export const localSelectionDays = wholeNumber('TIFFIN_LOCAL_SELECTION_DAYS', {
  meaning: 'for how many days',
  standard: String(LOCAL_SELECTION_DAYS),
});
export const offline = onOrOff('TIFFIN_OFFLINE', {
  meaning:
    'signed-in people, and others who want notifications, get the service worker (decision 35); `off` removes it, with what it stored, from all browsers',
  standard: 'on',
});
export const languages = optionalFolder('TIFFIN_LANGUAGES', {
  meaning:
    'folder whose subfolders are languages besides English and Chinese (decision 69), or `none`; relative to the root of this repository',
  standard: 'shell/languages',
});
export const sitemapPoints = text('TIFFIN_SITEMAP_POINTS', {
  meaning:
    'points (`latitude,longitude`, separated by semicolons) within 50 km of which `/sitemap.xml` lists restaurants; `none` lists only the site’s own pages',
  // The cities of the sandbox's merchants.
  standard: '43.65,-79.38;40.74,-73.99;51.5,-0.09;22.28,114.15;-33.87,151.21;52.5,13.42',
  productionStandard: 'none',
});
