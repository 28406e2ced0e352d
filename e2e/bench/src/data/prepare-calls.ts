import { guest, type Caller, type SandboxUrl } from '@tiffin/sandbox/caller';
import { GroupStory } from '@tiffin/sandbox/group-story';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { newTeam } from '@tiffin/sandbox/team-member';

/** Calls by what they serve. Each can be made as often as one likes. */
export type TimedCalls = Readonly<Record<string, () => Promise<void>>>;

const NEAR = 'latitude=43.6455&longitude=-79.3901&maxDistance=5000';
const LUNCH = 'lucknow-lunch-home';

/** Makes a person with an order, a group and a team. Returns the hottest calls of such people. */
export async function prepareCalls(sandbox: SandboxUrl): Promise<TimedCalls> {
  const anybody = guest(sandbox);
  const shopper = await Shopper.signedIn(sandbox);
  const story = new GroupStory(sandbox);
  const host = await story.person('Ana');
  const group = await story.start(host);
  const team = await newTeam(sandbox, host);
  const order = async () =>
    (
      await shopper.order(await shopper.fill(), await shopper.card(CARDS.passes), {
        key: crypto.randomUUID(),
      })
    ).body.order;
  const { orderId } = await order();
  const get = (who: Caller, path: string) => async (): Promise<void> => {
    const { status } = await who.call('GET', path);
    if (status !== 200) throw new Error(`GET ${path}: ${status}`);
  };
  return {
    'merchants near a place': get(anybody, `/gateway/merchants/nearby?${NEAR}`),
    'dishes near a place': get(anybody, `/gateway/merchants/nearby?${NEAR}&query=rice`),
    'a merchant': get(anybody, `/main/v1/merchants?externalId=${LUNCH}`),
    'a menu': get(anybody, `/main/v1/menus?merchantExternalId=${LUNCH}`),
    'a cart': get(shopper.caller, shopper.cartPath),
    'a change of a cart': async () => void (await shopper.deliverHere()),
    'a cart, a card and an order': async () => void (await order()),
    'the status of an order': get(shopper.caller, `/main/v1/order/${orderId}`),
    'active orders': get(host, '/gateway/orders/active'),
    'earlier orders': get(host, '/gateway/orders/history'),
    'payment methods': get(host, '/main/payment/method?paymentProcessor=STRIPE'),
    addresses: get(host, '/main/delivery-addresses'),
    'a group': get(host, `${group.path}?includeOrderId=true`),
    'the team of an email domain': async () => {
      await host.call('POST', '/gateway/teams/email-verification/status-check', {
        workEmail: `mia@${team.domain}`,
      });
    },
    'the people of a team': get(host, `${team.path}/people`),
  };
}
