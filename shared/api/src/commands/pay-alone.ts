type Paid<Value> = { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'busy' };

const prefix = 'tiffin.payment.';

/**
 * Does a payment unless another window of this browser is at the same one. The browser gives the lock back when a window
 * closes or crashes. Where there are no locks (frames of other sites, old browsers) the payment is made all the same, and
 * the kept attempt alone tells the windows of each other.
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

/** Whether any window of this browser is at a payment right now. */
export async function isBeingPaid(name: string): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some((lock) => lock.name === prefix + name);
  } catch {
    return false;
  }
}
