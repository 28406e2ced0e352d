import type { Page } from '@playwright/test';
import { lunchOfThree, refuseDishesOf, SPLITS, type Lunch } from '@tiffin/sandbox/lunch-of-three';
import { expect, expectAccessible, test } from '../fixtures';
import { advanceOrderTo, lettersTo } from '../sandbox-controls';
import { LUCKNOW } from '../steps/menu';
import { dollars, emailOf, expectLastRow, openIn, ownMoneyOf, type OwnMoney } from '../steps/own-money';
import { takenOver } from '../steps/rendered-page';
import { signInByCalls } from '../steps/sign-in-by-calls';
import { urls } from '../urls';

const ENGLISH = {
  lang: 'en',
  receipt: 'Receipt',
  card: 'Paid by you',
  company: 'Billed to your company',
  owed: 'You owe Ana',
  refund: 'Refund',
  cancel: (amount: string) => `Cancel and get ${amount} back`,
  cancelOnly: 'Cancel order',
} as const;
const CHINESE = {
  lang: 'zh',
  receipt: '收據',
  card: '你已支付',
  company: '記入公司帳戶',
  owed: '你欠 Ana',
  refund: '退款',
  cancel: (amount: string) => `取消訂單，退回 ${amount}`,
  cancelOnly: '取消訂單',
} as const;
type Words = typeof ENGLISH | typeof CHINESE;

const sandbox = () => ({ url: urls().sandbox });
const [separately, upTo, forAll] = SPLITS;

test('[ORD-10] each person reads what their own card paid when everybody pays their part, and after a refused dish', async ({
  page,
  anotherPerson,
}) => {
  const lunch = await lunchOfThree(sandbox(), { ...separately[1], sharedCosts: 'BY_VALUE' });
  const readers = await signedInReaders(lunch, [page, await anotherPerson(), await anotherPerson()]);
  await expectRead(readers, lunch, ENGLISH);
  await refuseDishesOf(sandbox(), lunch, ['Ben']);
  await lunch.ana.call('PATCH', `/main/v1/order/${lunch.orderId}/continue`);
  await expectRead(readers, lunch, ENGLISH);
});

test('[ORD-10] each person reads what their card or company paid up to an amount, and gets back once it is cancelled', async ({
  page,
  anotherPerson,
}) => {
  const terms = { locale: 'zh', teamId: 'northlight' } as const;
  const lunch = await lunchOfThree(sandbox(), { ...upTo[1], sharedCosts: 'EQUALLY' }, terms);
  const readers = await signedInReaders(lunch, [page, await anotherPerson(), await anotherPerson()]);
  await expectRead(readers, lunch, CHINESE, { hostPays: 'company' });
  await lunch.ana.call('PATCH', `/main/v1/order/${lunch.orderId}/cancel`);
  await expectRead(readers, lunch, CHINESE, { hostPays: 'company', isCancelled: true });
});

test('[ORD-10] guests read that they pay nothing when the host pays for everybody, also of an order that came', async ({
  page,
  anotherPerson,
}) => {
  const lunch = await lunchOfThree(sandbox(), { ...forAll[1], sharedCosts: 'HOST_PAYS' });
  const readers = await signedInReaders(lunch, [page, await anotherPerson(), await anotherPerson()]);
  await advanceOrderTo(lunch.orderId, 'COURIER_DROPPED_OFF');
  await expectRead(readers, lunch, ENGLISH, { canCancel: false });
});

type Reader = { readonly page: Page; readonly email: string };

async function signedInReaders({ people }: Lunch, pages: readonly Page[]): Promise<readonly Reader[]> {
  return Promise.all(
    people.flatMap(async (who, at) => {
      const page = pages[at];
      if (!page) throw new Error('every person needs a page');
      const email = await emailOf(who);
      await signInByCalls(page.context(), email);
      return { page, email };
    }),
  );
}

type State = {
  readonly hostPays?: 'card' | 'company';
  readonly isCancelled?: boolean;
  readonly canCancel?: boolean;
};
type Row = { readonly label: string; readonly micro: number };

/** Expects page, paper, room, letters and history of Ana, Ben and Kay to name what their own card or company paid. */
async function expectRead(
  readers: readonly Reader[],
  lunch: Lunch,
  say: Words,
  { hostPays = 'card', isCancelled = false, canCancel = !isCancelled }: State = {},
): Promise<void> {
  const money = await ownMoneyOf(lunch);
  const cards = [hostPays === 'card' ? '4242' : undefined, '4444', undefined];
  for (const [at, { page, email }] of readers.entries()) {
    const own = money[at];
    if (!own) throw new Error('every reader is part of the group');
    const isHost = at === 0;
    const row = rowOf(own, say, isHost ? say[hostPays] : say.card, isCancelled);
    await openIn(page, say.lang, `${LUCKNOW.path}/status/${lunch.orderId}?orderIdentifierType=ID`);
    const receipt = page.getByRole('group', { name: say.receipt });
    await expectLastRow(receipt, row.label, row.micro);
    for (const last4 of ['4242', '4444'])
      if (last4 !== cards[at]) await expect(receipt).not.toContainText(last4);
    if (isHost && canCancel) {
      const name = hostPays === 'card' ? say.cancel(dollars(row.micro)) : say.cancelOnly;
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page, 'status page of a group’s reader');
    await takenOver(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(lunch.orderId)).toBeVisible();
    await expectLastRow(page.locator('body'), row.label, row.micro);
    await page.emulateMedia({ media: 'screen' });
    await openIn(page, say.lang, `/order/fulfillments/${lunch.group.fulfillmentId}/edit`);
    const leftMicro = isCancelled && !isHost ? 0 : row.micro;
    await expect(page.locator('main dl > div').last()).toContainText(dollars(leftMicro));
    await expectLetters(email, own);
    if (!isHost) continue;
    await openIn(page, say.lang, '/orders');
    await expect(page.getByRole('listitem').filter({ hasText: LUCKNOW.name })).toContainText(
      dollars(row.micro),
    );
  }
}

/** Returns the last row of a person's receipt. */
function rowOf(
  { chargedMicro, refundedMicro, owedMicro }: OwnMoney,
  say: Words,
  paid: string,
  isCancelled: boolean,
): Row {
  if (isCancelled && chargedMicro > 0) return { label: say.refund, micro: chargedMicro };
  if (!isCancelled && owedMicro > 0) return { label: say.owed, micro: owedMicro };
  return { label: chargedMicro > 0 ? paid : say.card, micro: chargedMicro - refundedMicro };
}

/** Expects the letters of a person to name what their card was charged or they owe, and what went back. */
async function expectLetters(
  email: string,
  { chargedMicro, refundedMicro, owedMicro }: OwnMoney,
): Promise<void> {
  const told = (await lettersTo(email)).map(({ body }) => body).join('\n');
  expect(told).toContain(dollars(chargedMicro > 0 ? chargedMicro : owedMicro));
  if (refundedMicro > 0) expect(told).toContain(dollars(refundedMicro));
}
