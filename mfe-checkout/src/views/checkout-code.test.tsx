import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failNetwork, makeOrder, refuseWith, standInStripe } from '@tiffin/testing';
import type { FakeNetwork, RenderedApp } from '@tiffin/testing';
import {
  arrived,
  challenge,
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  nextButton,
  openAndPlace,
  openCheckout,
  placed,
  pressPlace,
  reviewPath,
  typeGuest,
  waitForLostOrder,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);
afterEach(() => {
  jest.useRealTimers();
});

// jsdom has no layout, so no element is visible enough for a dialog to focus it.
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'checkVisibility', { configurable: true, value: () => true });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const title = 'Enter the code from your email';
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

/**
 * Returns the refusal of a merchant that requires a code. Another code can be sent at once unless a wait is
 * given.
 */
function ask(reason: string, { triesLeft = 5, waitMs = -1 } = {}) {
  return () =>
    refuseWith(403, 'CHECKOUT_OTP_REQUIRED', {
      reason,
      message: 'Enter the code',
      data: {
        sentTo: 'a***@northlight.example',
        triesLeft,
        expiresAt: soon(600_000),
        retryAfterSeconds: waitMs / 1000,
      },
    });
}

/** Opens Ana's checkout, whose order is refused for a missing code. The given answers follow. */
async function askedForCode(
  first: () => unknown,
  ...then: readonly (() => unknown)[]
): Promise<{ readonly app: RenderedApp; readonly calls: FakeNetwork; readonly dialog: HTMLElement }> {
  const answers = [first, ...then];
  const calls = checkoutNetwork({ placeOrder: () => answers.shift()?.() });
  const app = await openAndPlace();
  return { app, calls, dialog: await screen.findByRole('dialog', { name: title }) };
}

const field = () => screen.findByRole('textbox', { name: 'Six-digit code' });
const codesOf = (calls: FakeNetwork, call = 'placeOrder') =>
  calls
    .callsOf(call)
    .map(({ body }) => Object.entries(body ?? {}).find(([key]) => key === 'oneTimePassword')?.[1]);
const keysOf = (calls: FakeNetwork) =>
  calls.callsOf('placeOrder').map(({ headers }) => headers['Idempotency-Key']);

describe('a merchant that requires a code', () => {
  it('[CHK-08] says where the code was sent, accepts it, and places the order once', async () => {
    const { app, calls, dialog } = await askedForCode(ask('CODE_SENT'), placed);
    expect(within(dialog).getByText(/We sent it to a\*\*\*@northlight\.example/)).toBeVisible();
    const input = await field();
    await waitFor(() => {
      expect(input).toHaveFocus();
    });
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAccessibleDescription(/Tries left: 5/);
    await app.user.paste(' 123 456 ');
    await app.user.keyboard('{Enter}');
    await arrived(app);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const [asked, sent] = calls.callsOf('placeOrder');
    expect(asked?.body).not.toHaveProperty('oneTimePassword');
    expect(sent?.body).toEqual({ ...Object(asked?.body), oneTimePassword: '123456' });
    expect(calls.callsOf('placeOrder')).toHaveLength(2);
    const [first, second] = keysOf(calls);
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
  });

  it('[CHK-08] asks a guest, and uses the guest’s call', async () => {
    standInStripe({
      paymentMethod: { paymentMethod: { id: 'pm_guest', card: { brand: 'visa', last4: '4242' } } },
    });
    const answers = [ask('CODE_SENT'), () => ({ order: makeOrder(), guestOrderToken: 'guest-token-1' })];
    const calls = checkoutNetwork({ placeGuestOrder: () => answers.shift()?.() });
    const app = openCheckout(checkoutPath, 'guest');
    await typeGuest(app);
    await screen.findByTestId('card-element');
    await app.user.click(await nextButton(/^Review order/));
    await pressPlace(app);
    await app.user.type(await field(), '123456{Enter}');
    await waitFor(() => {
      expect(app.location()).toContain('/status/guest-token-1');
    });
    expect(codesOf(calls, 'placeGuestOrder')).toEqual([undefined, '123456']);
  });

  it('[CHK-08] sends only six digits, and reports anything else at the field', async () => {
    const { app, calls } = await askedForCode(ask('CODE_SENT'));
    await app.user.type(await field(), '12 34{Enter}');
    expect(await field()).toHaveAccessibleDescription(/Enter all six digits/);
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(calls.callsOf('placeOrder')).toHaveLength(1);
  });

  it('[CHK-08] says that a code is wrong and how many tries are left, and accepts the next', async () => {
    const { app, calls } = await askedForCode(ask('CODE_SENT'), ask('CODE_WRONG', { triesLeft: 4 }), placed);
    await app.user.type(await field(), '111111');
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place order' }));
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(/That code isn’t right.*Tries left: 4/);
    });
    expect(await field()).toHaveFocus();
    // The wrong code is selected, so typing replaces it.
    await app.user.keyboard('222222{Enter}');
    await arrived(app);
    expect(codesOf(calls)).toEqual([undefined, '111111', '222222']);
    expect(new Set(keysOf(calls)).size).toBe(3);
  });

  it('[CHK-08] says that a code expired and another one was sent', async () => {
    const { app, calls } = await askedForCode(ask('CODE_SENT'), ask('CODE_EXPIRED'), placed);
    await app.user.type(await field(), '111111{Enter}');
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(/has expired. We’ve sent you a new one/);
    });
    await app.user.keyboard('222222{Enter}');
    await arrived(app);
    expect(codesOf(calls)).toEqual([undefined, '111111', '222222']);
  });

  it('[CHK-08] accepts no code after the last try until a new one was sent', async () => {
    const { app, calls } = await askedForCode(
      ask('CODE_SENT', { triesLeft: 1 }),
      ask('CODE_TRIES_USED', { triesLeft: 0 }),
      ask('CODE_SENT', { waitMs: 30_000 }),
      placed,
    );
    await app.user.type(await field(), '111111{Enter}');
    await waitFor(async () => {
      expect(await field()).toHaveAccessibleDescription(/Too many wrong codes/);
    });
    await app.user.keyboard('222222{Enter}');
    expect(calls.callsOf('placeOrder')).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code is on its way to a***@northlight.example.')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(await field()).toBeValid();
    await app.user.keyboard('333333{Enter}');
    await arrived(app);
    expect(codesOf(calls)).toEqual([undefined, '111111', undefined, '333333']);
  });

  it('[CHK-08] offers a new code only after the last one had time to arrive', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { app, calls } = await askedForCode(
      ask('CODE_SENT', { waitMs: 50_000 }),
      ask('CODE_SENT', { waitMs: 600_000 }),
    );
    expect(screen.getByText(/^Send a new code in 00:\d\d$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(50_000));
    await app.user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText(/^Send a new code in \d\d:\d\d$/)).toBeVisible();
    expect(codesOf(calls)).toEqual([undefined, undefined]);
  });

  it('[CHK-08] keeps the checkout when the dialog is closed, and asks again', async () => {
    const { app, calls } = await askedForCode(ask('CODE_SENT'), ask('CODE_SENT', { triesLeft: 3 }));
    await field();
    await app.user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(app.location()).toBe(reviewPath);
    expect(screen.getByText('Dal makhani')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await nextButton(/^Place order/)).not.toHaveAttribute('aria-busy');
    await pressPlace(app);
    expect(await field()).toHaveAccessibleDescription(/Tries left: 3/);
    expect(codesOf(calls)).toEqual([undefined, undefined]);
  });

  it('[CHK-08] [CHK-17] sends one order for two presses, and stays open until its answer', async () => {
    let finish: () => void = () => undefined;
    const answer = new Promise((resolve) => {
      finish = () => {
        resolve(placed());
      };
    });
    const { app, calls, dialog } = await askedForCode(ask('CODE_SENT'), () => answer);
    await app.user.type(await field(), '123456');
    const button = within(dialog).getByRole('button', { name: 'Place order' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await app.user.keyboard('{Escape}');
    await app.user.click(within(dialog).getByRole('button', { name: 'Send a new code' }));
    expect(dialog).toBeVisible();
    act(() => {
      finish();
    });
    await arrived(app);
    expect(codesOf(calls)).toEqual([undefined, '123456']);
  });

  it('[CHK-08] [CHK-17] repeats the same code with the same key after a lost answer', async () => {
    const { app, calls } = await askedForCode(ask('CODE_SENT'), failNetwork, placed);
    await app.user.type(await field(), '123456{Enter}');
    expect(await waitForLostOrder()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pressPlace(app);
    await arrived(app);
    expect(codesOf(calls)).toEqual([undefined, '123456', '123456']);
    const [, lost, again] = keysOf(calls);
    expect(again).toBe(lost);
  });

  it('[CHK-08] does not ask again when the card is declined after the right code', async () => {
    const { app, calls } = await askedForCode(
      ask('CODE_SENT'),
      () => refuseWith(402, 'CARD_DECLINED', { message: 'Your card was declined' }),
      placed,
    );
    await app.user.type(await field(), '123456{Enter}');
    expect(await screen.findByText('Your card was declined')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pressPlace(app);
    await arrived(app);
    expect(codesOf(calls)).toEqual([undefined, '123456', '123456']);
  });

  it('[CHK-08] [CHK-04] closes for the bank’s challenge, and keeps the code during it', async () => {
    standInStripe({ cardAction: { paymentIntent: { id: 'pi_1' } } });
    const { app, calls } = await askedForCode(ask('CODE_SENT'), () => challenge, placed);
    await app.user.type(await field(), '123456{Enter}');
    await arrived(app);
    const [, sent, answered] = calls.callsOf('placeOrder');
    expect(answered?.body).toEqual({
      ...Object(sent?.body),
      oneTimePassword: '123456',
      challengeAnswer: { stripeChallengeAnswer: { stripeId: 'pi_1' }, challengeMetadataReplay: 'metadata-1' },
    });
    const [, key, sameKey] = keysOf(calls);
    expect(sameKey).toBe(key);
  });

  it('[CHK-08] [CHK-04] does not cover the bank’s challenge', async () => {
    standInStripe({ cardAction: 'never' });
    const { app } = await askedForCode(ask('CODE_SENT'), () => challenge);
    await app.user.type(await field(), '123456{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(app.location()).toBe(reviewPath);
  });
});
