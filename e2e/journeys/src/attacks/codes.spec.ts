import { randomUUID } from 'node:crypto';
import { guest, newPerson, type Answer, type Caller } from '@tiffin/sandbox/caller';
import { CARDS, Shopper } from '@tiffin/sandbox/shopper';
import { expect, test } from '../fixtures';
import { services } from './services';

/** A merchant that requires a code at checkout. */
const VAULT = 'm_vault-street-grill';

const address = (): string => `attack-${randomUUID()}@northlight.example`;
const somebody = (): Promise<Caller> => newPerson(services(), { email: address(), firstName: 'Mallory' });
const wrongFor = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

const send = (caller: Caller, email: string): Promise<Answer> =>
  caller.call('POST', '/gateway/teams/email-verification/send', {
    source: { sourceType: 'TIFFIN_WEB', subdomain: null },
    email,
    promoCode: null,
    teamId: null,
  });
const verify = (caller: Caller, emailCode: string): Promise<Answer> =>
  caller.call('POST', '/gateway/workspaces/verify-email', { emailCode, promoCode: null });

/** Returns the codes in the e-mails to an address, newest first. */
async function codesSentTo(email: string): Promise<readonly string[]> {
  const { body } = await guest(services()).call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`);
  return body.messages
    .map(({ subject }: { readonly subject: string }) => /code is (\d{6})/.exec(subject)?.[1])
    .filter(Boolean);
}

test.describe('the code for a work email', () => {
  test('cannot be guessed further by requesting another one', async () => {
    const [mallory, email] = [await somebody(), address()];
    await send(mallory, email);
    const [code = ''] = await codesSentTo(email);
    for (const step of [1, 2, 3, 4, 5]) await verify(mallory, wrongFor(code, step));
    await send(mallory, email);
    const [newest = ''] = await codesSentTo(email);
    expect(await verify(mallory, newest)).toMatchObject({
      status: 429,
      body: { error: { type: 'EMAIL_CODE_TRIES_USED' } },
    });
  });

  test('accepts five guesses and no more, even when twenty arrive at once', async () => {
    const [mallory, email] = [await somebody(), address()];
    await send(mallory, email);
    const [code = ''] = await codesSentTo(email);
    const guesses = Array.from({ length: 20 }, (_, index) => verify(mallory, wrongFor(code, index + 1)));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('cannot flood a mailbox, whether one person or many request it', async () => {
    const [mallory, email] = [await somebody(), address()];
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await send(mallory, email));
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429, 429, 429]);
    expect(answers[1]?.body.error).toMatchObject({
      type: 'TOO_MANY_CODES',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    for (let count = 0; count < 8; count += 1) await send(await somebody(), email);
    expect((await codesSentTo(email)).length).toBeLessThanOrEqual(5);
  });
});

test.describe('the code at the checkout', () => {
  test('cannot be guessed further by requesting another one', async () => {
    const shopper = await Shopper.signedIn(services(), VAULT);
    const checksum = await shopper.fill({ menuItemId: 'bratwurst-in-a-roll' });
    const card = await shopper.card(CARDS.passes);
    const place = (oneTimePassword?: string): Promise<Answer> =>
      shopper.order(checksum, card, { body: { ...(oneTimePassword && { oneTimePassword }) } });
    await place();
    const [code = ''] = await codesSentTo(shopper.email);
    const guesses = Array.from({ length: 12 }, (_, index) => place(wrongFor(code, index + 1)));
    const reasons = (await Promise.all(guesses)).map(({ body }) => body.error.reason);
    expect(reasons.filter((reason) => reason === 'CODE_WRONG').length).toBeLessThanOrEqual(5);
    await place();
    const [newest = ''] = await codesSentTo(shopper.email);
    expect((await place(newest)).body.error.reason).toBe('CODE_TRIES_USED');
    expect(await shopper.orderCount()).toBe(0);
  });

  test('cannot flood the mailbox of somebody else whom guests name', async () => {
    const email = address();
    for (let count = 0; count < 8; count += 1) {
      const mallory = Shopper.guest(services(), VAULT);
      const checksum = await mallory.fill({ menuItemId: 'bratwurst-in-a-roll' });
      const guestProfile = {
        firstName: 'Mallory',
        lastName: '',
        email,
        phoneNumber: '+1 416 555 0100',
        subscribedToEmail: false,
        subscribedToMerchantMarketingEmails: false,
      };
      await mallory.order(checksum, await mallory.card(CARDS.passes), { body: { guestProfile } });
    }
    expect((await codesSentTo(email)).length).toBeLessThanOrEqual(5);
  });
});
