import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '@tiffin/tooling/commands/bundle-program.mjs';
import { guest, type Caller } from '../test-support/caller';
import { GroupStory, linkIdOf, type Started } from '../test-support/group-story';
import { CARDS, Shopper } from '../test-support/shopper';
import { SignOn } from '../test-support/sign-on';
import { SANDBOX_START_MS, startSandbox, type RunningSandbox } from '../test-support/start-sandbox';
import { newTeam } from '../test-support/team-member';

const CROWD = { orders: 100_000, merchants: 5_000 };
const FILL_LIMIT_MS = 300_000;
const EXPLAINED = join(dirname(fileURLToPath(import.meta.url)), '../test-support/explained-sandbox.ts');
const NEAR = 'latitude=43.6455&longitude=-79.3901&maxDistance=5000';
const LUNCH = 'lucknow-lunch-home';

let folder: string;
let sandbox: RunningSandbox;
let anybody: Caller;
let shopper: Shopper;
let story: GroupStory;
let host: Caller;
let group: Started;
let team: Awaited<ReturnType<typeof newTeam>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-explained-'));
  const program = join(folder, 'main.mjs');
  await bundleProgram(EXPLAINED, program);
  sandbox = await startSandbox({ TIFFIN_ROUND_PAUSE_MS: '3600000' }, [], program);
  anybody = guest(sandbox);
  shopper = await Shopper.signedIn(sandbox);
  story = new GroupStory(sandbox);
  host = await story.person('Ana');
  group = await story.start(host);
  await story.join(anybody, group, 'Mo');
  team = await newTeam(sandbox, host);
  const filled = await guest(sandbox).call('POST', '/explained/crowd', CROWD);
  if (filled.status !== 200) throw new Error(`The crowd could not be added: ${JSON.stringify(filled)}`);
}, SANDBOX_START_MS + FILL_LIMIT_MS);
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await guest(sandbox).call('POST', '/explained/begin');
});

async function ok(...[method, path, body]: Parameters<Caller['call']>): Promise<void> {
  await by(anybody, method, path, body);
}

async function by(who: Caller, ...[method, path, body]: Parameters<Caller['call']>): Promise<void> {
  const answer = await who.call(method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
}

it.each<readonly [string, () => Promise<void>]>([
  ['merchants near a place', () => ok('GET', `/gateway/merchants/nearby?${NEAR}`)],
  ['dishes near a place', () => ok('GET', `/gateway/merchants/nearby?${NEAR}&query=rice`)],
  ['categories near a place', () => ok('GET', `/gateway/categories/nearby?${NEAR}`)],
  [
    'a merchant, its brand and its menu',
    async () => {
      await ok('GET', `/main/v1/merchants?externalId=${LUNCH}`);
      await ok('GET', '/main/v1/brands?externalId=awadh-kitchens');
      await ok('GET', `/main/v1/menus?merchantExternalId=${LUNCH}`);
    },
  ],
  [
    'reading and changing a cart',
    async () => {
      await by(anybody, 'GET', Shopper.guest(sandbox).cartPath);
      await shopper.add();
      await shopper.deliverHere();
      await by(shopper.caller, 'GET', shopper.cartPath);
    },
  ],
  [
    'an order, its status and its delivery',
    async () => {
      const { body } = await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes), {
        key: 'one',
      });
      const { orderId, orderToken } = body.order;
      await by(shopper.caller, 'GET', `/main/v1/order/${orderId}`);
      await ok('GET', `/main/v1/order/token/${orderToken}`);
      await by(
        shopper.caller,
        'GET',
        `/main/v1/delivery-status?orderIdentifier=${orderId}&orderIdentifierType=ID`,
      );
    },
  ],
  [
    'a guest’s order and its status',
    async () => {
      const mo = Shopper.guest(sandbox);
      const { body } = await mo.order(await mo.fill(), await mo.card(CARDS.passes), { key: 'two' });
      await ok('GET', `/main/v1/guest-order/${body.guestOrderToken}`);
    },
  ],
  ['a person’s active orders', () => by(shopper.caller, 'GET', '/gateway/orders/active')],
  [
    'a person’s earlier orders',
    async () => {
      await by(shopper.caller, 'GET', '/gateway/orders/history');
      await by(shopper.caller, 'GET', '/main/v1/reorder?latitude=43.6455&longitude=-79.3901');
    },
  ],
  [
    'a person’s profile, addresses, credit and payment methods',
    async () => {
      await by(host, 'GET', '/main/v1/user');
      await by(host, 'GET', '/main/delivery-addresses');
      await by(host, 'GET', '/main/payment/method?paymentProcessor=STRIPE');
      await by(host, 'GET', '/gateway/payments/groups?paymentProviders=STRIPE,TIFFIN');
    },
  ],
  [
    'joining, reading, paying and ordering a group',
    async () => {
      const ben = await story.person('Ben');
      await ok('GET', `/invite/invites/${linkIdOf(group.joinUri)}`);
      await story.join(ben, group);
      await story.add(ben);
      await story.sayDone(ben, group);
      await story.read(ben, group);
      await by(ben, 'GET', '/fulfillment/fulfillments');
      await story.add(host);
      const { status } = await story.confirm(host, group, { key: 'three' });
      expect(status).toBe(200);
    },
  ],
  [
    'the team of an email domain, its page and its group orders',
    async () => {
      await by(host, 'POST', '/gateway/teams/email-verification/status-check', {
        workEmail: `mia@${team.domain}`,
      });
      await by(host, 'GET', team.path);
      await by(host, 'GET', `${team.path}/people`);
    },
  ],
  [
    'a sign-in',
    async () => {
      await new SignOn(sandbox.url, sandbox.shellUrl).signIn('ana@northlight.example', 'lunch');
    },
  ],
  ['the start of a process, and a round of what is due', () => ok('POST', '/explained/start')],
])(
  'reads no large table from end to end for %s',
  async (_what, call) => {
    await call();
    const { statements, wholeReads } = (await guest(sandbox).call('GET', '/explained/whole-reads')).body;
    expect(statements).toBeGreaterThan(0);
    expect(wholeReads).toEqual([]);
  },
  FILL_LIMIT_MS,
);
