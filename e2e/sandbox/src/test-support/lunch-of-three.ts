import type { BillPart, OrderItem } from '@tiffin/contracts';
import type { Caller } from './caller';
import { GroupStory, type Started } from './group-story';
import { invoiceOf, newMember } from './team-member';
import type { SandboxUrl } from './caller';

const MOST_MICRO = 100_000_000;
const MASTERCARD = '5555555555554444';

/** What each payment split of the specification is, with every amount that a host may choose. */
export const SPLITS = [
  ['everybody pays their own part', { paymentSplit: 'PAY_SEPARATELY' }],
  ['the host pays up to an amount', { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: 9_000_000 }],
  ['the host pays for everybody', { paymentSplit: 'FIXED_AMOUNT', fixedAmountMicro: null }],
] as const;

/** A placed group of three. People in join order; Ana is the host. */
export type Lunch = {
  readonly people: readonly Caller[];
  readonly ana: Caller;
  readonly group: Started;
  readonly orderId: string;
};

type LunchTerms = {
  /** The language in which all three press. */
  readonly locale?: 'en' | 'zh';
  /** The team whose account pays for the host. */
  readonly teamId?: string;
};

/** Ana hosts with one dish, Ben’s card pays what he owes for two, and Ana pays for Kay’s one. */
export async function lunchOfThree(
  sandbox: SandboxUrl,
  settings: object,
  { locale = 'en', teamId }: LunchTerms = {},
): Promise<Lunch> {
  const story = new GroupStory(sandbox);
  const ana = speaking(locale, teamId ? await memberOf(sandbox, teamId) : await story.person('Ana'));
  const [ben, kay] = [
    speaking(locale, await story.person('Ben')),
    speaking(locale, await story.person('Kay')),
  ];
  const group = await story.start(ana, teamId ? { deliveryDetails: TEAM_PLACE } : {});
  await ana.call('PATCH', group.path, settings);
  await story.add(ana, 1);
  for (const [who, quantity] of [
    [ben, 2],
    [kay, 1],
  ] as const) {
    await story.join(who, group);
    await story.add(who, quantity);
  }
  const identifier = await story.oneTimeCard(ben, MASTERCARD);
  await story.payPart(ben, group, MOST_MICRO, { identifier });
  await story.sayDone(kay, group);
  const { currentUserId } = await story.read(kay, group);
  const { body } = await story.confirm(ana, group, {
    covered: [currentUserId],
    ...(teamId && { identifier: invoiceOf(teamId) }),
  });
  return { people: [ana, ben, kay], ana, group, orderId: body.orderId };
}

const TEAM_PLACE = { location: 'Zone B', locationId: null, deliveryInstructions: '' };

async function memberOf(sandbox: SandboxUrl, teamId: string): Promise<Caller> {
  return newMember(sandbox, teamId, `ana-${crypto.randomUUID()}@northlight.example`, 'Ana');
}

function speaking(locale: 'en' | 'zh', who: Caller): Caller {
  return {
    ...who,
    call: async (method, path, body, headers, signal) =>
      who.call(method, path, body, { 'accept-language': locale, ...headers }, signal),
  };
}

/** The kitchen refuses all dishes of some people. */
export async function refuseDishesOf(
  sandbox: SandboxUrl,
  { ana, group, orderId }: Pick<Lunch, 'ana' | 'group' | 'orderId'>,
  names: readonly string[],
): Promise<void> {
  const { bill } = await new GroupStory(sandbox).read(ana, group);
  const orderItemIds = bill.parts
    .filter(({ firstName }: BillPart) => names.includes(firstName))
    .flatMap(({ items }: BillPart) => items.map(({ orderItemId }: OrderItem) => orderItemId));
  await ana.call('POST', `/sandbox/orders/${orderId}/reject`, { orderItemIds });
}
