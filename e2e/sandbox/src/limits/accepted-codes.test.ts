import { guest } from '../test-support/caller';
import { ownSandbox } from '../test-support/own-sandbox';
import { Shopper } from '../test-support/shopper';

const sandbox = ownSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '1' });

const path = '/main/v1/merchants?externalId=lucknow-lunch-home&cartCheckoutCode=';

it('does not count the code that a cart has accepted as a guess, and counts every other', async () => {
  const shopper = Shopper.guest(sandbox);
  await shopper.add();
  const added = await shopper.change('checkout-code', { checkoutCodeToAdd: 'LUNCH10' });
  expect(added.body.cart.cartCheckoutCodes).toEqual(['LUNCH10']);
  const opened = async (count: number, code: string, caller = shopper.caller) => {
    const seen = [];
    for (let menu = 0; menu < count; menu += 1) seen.push((await caller.call('GET', path + code)).status);
    return new Set(seen);
  };
  expect(await opened(30, 'LUNCH10')).toEqual(new Set([200]));
  expect(await opened(1, 'FIVEOFF')).toEqual(new Set([200]));
  expect(await opened(30, 'GUESS')).toContain(429);
  // Who has used up the guesses keeps what the cart has.
  expect(await opened(1, 'lunch10')).toEqual(new Set([200]));
  expect(await opened(80, 'LUNCH10', guest(sandbox))).toContain(429);
});
