import { updateFulfillment } from '@tiffin/api';
import { useEffect, useMemo } from 'react';

/** The lock that keeps guests from changes while the bank asks the host. */
export type PaymentLock = {
  /** The service has locked the group. */
  readonly begin: () => void;
  /** The group is ordered, or another window pays: there is nothing to unlock. */
  readonly forget: () => void;
  /** Unlocks the group if this window's payment has locked it. */
  readonly release: () => void;
};

/**
 * Unlocks a group whose host leaves a payment: when it fails, when its dialog closes, and when the page does. The
 * service ends the lock by itself if none of it arrives.
 */
export function usePaymentLock(id: string): PaymentLock {
  const lock = useMemo(() => lockOf(id), [id]);
  useEffect(() => {
    window.addEventListener('pagehide', lock.release);
    return () => {
      window.removeEventListener('pagehide', lock.release);
      lock.release();
    };
  }, [lock]);
  return lock;
}

function lockOf(id: string): PaymentLock {
  let isLocked = false;
  return {
    begin: () => {
      isLocked = true;
    },
    forget: () => {
      isLocked = false;
    },
    release: () => {
      if (!isLocked) return;
      isLocked = false;
      // Every update of the host ends the lock. The service's own time limit is the answer to a failure.
      updateFulfillment({ id, body: {}, withValidation: true }, { isKeptAlive: true }).catch(() => undefined);
    },
  };
}
