import type { Browser } from '@playwright/test';
import { loadInTurn, medianOf, MENU_ROWS, printLoads } from './compare-loads';
import type { PageLoad } from './measure-page-load';

/** Origins of the shell servers: rendered by the server and by the browser, as deployed and as one bundle. */
type Origins = Readonly<Record<'deployed' | 'inBrowser' | 'bundleInBrowser' | 'bundleOnServer', string>>;

const MENU = '/m/saffron-street/menu';
const DISH = 'main [data-item]';
const [FEDERATED, BUNDLE, BUNDLE_ON_SERVER] = [
  'federated, server',
  'one bundle, browser',
  'one bundle, server',
];

/** Compares the menu page in four ways, and prints the ratios that the budget of server rendering limits. */
export async function compareMenu(browser: Browser, runs: number, origins: Origins): Promise<void> {
  const { deployed, inBrowser, bundleInBrowser, bundleOnServer } = origins;
  const loads = await loadInTurn(browser, runs, [
    { name: BUNDLE, url: bundleInBrowser + MENU, content: DISH, needs: 'data' },
    { name: BUNDLE_ON_SERVER, url: bundleOnServer + MENU, content: DISH, needs: 'screen' },
    { name: FEDERATED, url: deployed + MENU, content: DISH, needs: 'screen' },
    { name: 'federated, browser', url: inBrowser + MENU, content: DISH, needs: 'data' },
  ]);
  console.log('Menu page');
  printLoads(loads, MENU_ROWS);
  const ratio = (side: string, figure: (load: PageLoad) => number): string =>
    (medianOf(loads, FEDERATED, figure) / medianOf(loads, side, figure)).toFixed(2);
  const kilobytes = (figure: (load: PageLoad) => number): string =>
    `${(medianOf(loads, FEDERATED, figure) / 1000).toFixed(1)} kB`;
  const largest = (load: PageLoad): number => load.largestPaintMs;
  console.table({
    'largest paint, to one bundle in the browser': { is: ratio(BUNDLE, largest), 'at most': '0.45' },
    'largest paint, to one bundle on the server': { is: ratio(BUNDLE_ON_SERVER, largest), 'at most': '1.05' },
    'first paint, to one bundle in the browser': {
      is: ratio(BUNDLE, (load) => load.firstPaintMs),
      'at most': '0.60',
    },
    'JavaScript until usable': { is: kilobytes((load) => load.scriptBytes), 'at most': '175.9 kB' },
    'JavaScript, whole page': { is: kilobytes((load) => load.allScriptBytes), 'at most': '240 kB' },
    'requests, whole page': {
      is: String(medianOf(loads, FEDERATED, (load) => load.allRequests)),
      'at most': '25',
    },
  });
}
