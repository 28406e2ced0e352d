import type { Browser } from '@playwright/test';
import { MERCHANT, Shopper } from '@tiffin/sandbox/shopper';
import { linkedScreens } from './linked-screens';
import { measureIn, withProfile } from './measure-page-load';
import type { PageLoad } from './measure-page-load';

type Urls = Readonly<Record<'shell' | 'sandbox', string>>;

const PLACE = `/m/${MERCHANT.replace('m_', '')}`;
const MERCER = '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901';
const PAGES = {
  home: '/',
  menu: `${PLACE}/menu`,
  cart: `${PLACE}/order`,
  checkout: `${PLACE}/place/order`,
} as const;
/** Any heading: every screen has one. */
const CONTENT = 'main :is(h1, h2)';

/**
 * Prints how much moves on the phone profile: on the first pages, for a stranger and for a guest with a cart, and on what a link
 * opens.
 */
export async function measureShifts(browser: Browser, { shell, sandbox }: Urls): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    const page = { url: shell + path, content: CONTENT };
    const load = await withProfile(browser, (context) => measureIn(context, page));
    rows[name] = { stranger: shiftOf(load) };
  }
  for (const { name, path, content } of await linkedScreens(sandbox)) {
    const load = await withProfile(browser, (context) => measureIn(context, { url: shell + path, content }));
    rows[name] = { stranger: shiftOf(load) };
  }
  await withProfile(browser, async (context) => {
    const visit = await context.newPage();
    await visit.goto(shell + MERCER, { waitUntil: 'networkidle' });
    const shopper = Shopper.guest({ url: sandbox });
    await shopper.fill();
    const [name = '', value = ''] = shopper.caller.cookie().split('=');
    await context.addCookies([{ name, value, url: sandbox }]);
    // The next visits know from this one which rooms to keep.
    await visit.goto(shell + PAGES.home, { waitUntil: 'networkidle' });
    await visit.close();
    for (const [page, path] of Object.entries(PAGES)) {
      const load = await measureIn(context, { url: shell + path, content: CONTENT });
      Object.assign(rows[page] ?? {}, { 'guest with a cart': shiftOf(load) });
    }
  });
  console.log('Layout shift (largest session window, as web-vitals), phone profile');
  console.table(rows);
}

function shiftOf({ shift, hasScreen }: PageLoad): string {
  return `${shift.toFixed(4)}${hasScreen ? '' : ', without a screen'}`;
}
