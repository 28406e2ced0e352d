import type { Browser } from '@playwright/test';
import { orderStatusPath } from '@tiffin/domain';
import { GroupStory, linkIdOf } from '@tiffin/sandbox/group-story';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { loadInTurn, medianOf, printLoads } from './compare-loads';
import type { Rows } from './compare-loads';

type Origins = Readonly<Record<'deployed' | 'inBrowser' | 'sandbox', string>>;

const ROWS: Rows = {
  'first contentful paint, ms': (load) => load.firstPaintMs,
  'largest contentful paint, ms': (load) => load.largestPaintMs,
  'screen readable, ms': (load) => load.readableMs,
  'screen usable, ms': (load) => load.usableMs,
  'document, bytes (brotli)': (load) => load.documentBytes,
  'JavaScript, whole page, bytes (brotli)': (load) => load.allScriptBytes,
};

/** Compares home, an order's status and a group's invitation, rendered by the server and by the browser. */
export async function compareScreens(
  browser: Browser,
  runs: number,
  { deployed, inBrowser, sandbox }: Origins,
): Promise<void> {
  for (const { name, path, content } of await screens(sandbox)) {
    const loads = await loadInTurn(browser, runs, [
      { name: 'browser', url: inBrowser + path, content, needs: 'nothing' },
      { name: 'server', url: deployed + path, content, needs: 'screen' },
    ]);
    const [one, two] = ['server', 'browser'].map((side) =>
      medianOf(loads, side, (load) => load.largestPaintMs),
    );
    const ratio = ((one ?? 0) / (two ?? 0)).toFixed(2);
    console.log(`${name}: largest paint ${ratio} of the browser's, at most 0.50`);
    printLoads(loads, ROWS);
  }
}

type Screen = { readonly name: string; readonly path: string; readonly content: string };

/** Returns the screens: the order is placed by a guest, and the group is started by a new person. */
async function screens(url: string): Promise<readonly Screen[]> {
  const shopper = Shopper.guest({ url });
  const placed = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes));
  const token: unknown = placed.body.order?.guestOrderToken;
  if (typeof token !== 'string') throw new Error(`The order was not placed: ${JSON.stringify(placed)}`);
  const story = new GroupStory({ url });
  const group = await story.start(await story.person('Ana'));
  return [
    { name: 'Home', path: '/', content: 'main h1' },
    {
      name: 'Order status',
      path: orderStatusPath('/m/lucknow-lunch-home', token, 'GUEST_TOKEN'),
      content: 'main h1',
    },
    {
      name: 'Group invitation',
      path: `/g/${linkIdOf(group.joinUri)}`,
      content: 'main h1, [role="dialog"] h2',
    },
  ];
}
