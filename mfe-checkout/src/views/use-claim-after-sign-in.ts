import { useCartCommands } from '@tiffin/api';
import { useEffect } from 'react';

const key = 'tiffin.checkout.claim';

/** Notes that the cart of this merchant shall become the person's own once they have signed in. */
export function claimAfterSignIn(merchantId: string): void {
  try {
    sessionStorage.setItem(key, merchantId);
  } catch {
    // A frame without storage: the guest's cart stays the guest's.
  }
}

/** Claims the guest's cart when the person comes back signed in. */
export function useClaimAfterSignIn(merchantId: string, isSignedIn: boolean): void {
  const { mutate } = useCartCommands(merchantId).claim;
  useEffect(() => {
    if (!isSignedIn || !takeNote(merchantId)) return;
    mutate(undefined);
  }, [isSignedIn, merchantId, mutate]);
}

function takeNote(merchantId: string): boolean {
  try {
    const isNoted = sessionStorage.getItem(key) === merchantId;
    if (isNoted) sessionStorage.removeItem(key);
    return isNoted;
  } catch {
    return false;
  }
}
