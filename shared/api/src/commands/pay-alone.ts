type Paid<Value> = { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'busy' };

const prefix = 'tiffin.payment.';

/**
 * Makes a payment unless another window of this browser is making the same one. The browser releases the lock when a
 * window closes or crashes. Without locks (cross-site frames, old browsers) the payment is made anyway, and windows see
 * each other only by the stored attempt.
 */
export async function payAlone<Value>(name: string, pay: () => Promise<Value>): Promise<Paid<Value>> {
  let paying: Promise<Value> | undefined;
  let isBusy = false;
  try {
    await navigator.locks?.request(prefix + name, { ifAvailable: true }, async (lock) => {
      if (lock === null) isBusy = true;
      else await (paying = pay());
    });
  } catch {
    // No lock, or the payment itself failed, which shows below.
  }
  return isBusy ? { kind: 'busy' } : { kind: 'done', value: await (paying ?? pay()) };
}

/** Returns whether any window of this browser is currently making this payment. */
export async function isBeingPaid(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some((lock) => lock.name === prefix + name);
  } catch {
    return false;
  }
}
