import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  arrived,
  challenge,
  checkoutNetwork,
  forgetTab,
  nextButton,
  openAndPlace,
  openCheckout,
  placed,
  reviewPath,
} from '../test-support/checkout-in-app';
import { standInStripe } from '@tiffin/testing';

afterEach(forgetTab);

describe('the bank’s challenge', () => {
  it('[CHK-04] is answered through the card provider, and the order is sent again with the answer', async () => {
    const provider = standInStripe({ cardAction: { paymentIntent: { id: 'pi_1' } } });
    const answers = [challenge, placed()];
    const calls = checkoutNetwork({ placeOrder: () => answers.shift() });
    const app = await openAndPlace();
    await arrived(app);
    expect(provider.apiKeys).toEqual(['pk_challenge']);
    expect(provider.secrets).toEqual(['secret_1']);
    const [first, second] = calls.callsOf('placeOrder');
    expect(first?.body).not.toHaveProperty('challengeAnswer');
    expect(second?.body).toEqual({
      ...(typeof first?.body === 'object' ? first.body : {}),
      challengeAnswer: { stripeChallengeAnswer: { stripeId: 'pi_1' }, challengeMetadataReplay: 'metadata-1' },
    });
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
  });

  it('[CHK-04] places nothing when it is declined, says so and can be repeated', async () => {
    standInStripe({ cardAction: { error: { type: 'card_error', message: 'no' } } });
    const calls = checkoutNetwork({ placeOrder: () => challenge });
    const app = await openAndPlace();
    expect(await screen.findByText('Your bank didn’t confirm the payment')).toBeVisible();
    expect(calls.callsOf('placeOrder')).toHaveLength(1);
    expect(app.location()).toBe(reviewPath);
    expect(await nextButton(/^Place order/)).not.toHaveAttribute('aria-busy');
  });

  it('[CHK-04] places nothing when a reload abandons it, says so at once, and keeps everything', async () => {
    standInStripe({ cardAction: 'never' });
    checkoutNetwork({ placeOrder: () => challenge });
    const first = await openAndPlace();
    await waitFor(() => {
      expect(localStorage.getItem('tiffin.payment.cart:merchant-1')).toContain('"step":"challenged"');
    });
    const announcer = document.querySelector('[data-announcer]');
    await waitFor(() => {
      expect(announcer).toHaveTextContent('Your bank is asking you to confirm');
    });
    first.unmount();
    openCheckout(reviewPath);
    expect(await screen.findByText('Your bank’s check wasn’t completed')).toBeVisible();
    expect(await nextButton(/^Place order/)).toBeVisible();
    expect(screen.getByText('Dal makhani')).toBeVisible();
  });

  it('stores neither the bank’s secret nor a card nor contact details', async () => {
    standInStripe({ cardAction: 'never' });
    checkoutNetwork({ placeOrder: () => challenge });
    await openAndPlace();
    await waitFor(() => {
      expect(localStorage.getItem('tiffin.payment.cart:merchant-1')).toContain('"step":"challenged"');
    });
    const kept = JSON.parse(localStorage.getItem('tiffin.payment.cart:merchant-1') ?? '');
    expect(Object.keys(kept).sort()).toEqual(['buyer', 'changedAt', 'intent', 'key', 'leftAt', 'step']);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret_1');
  });
});
