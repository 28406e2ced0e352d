import type { Fulfillment } from '@tiffin/contracts';
import { useState } from 'react';

export type AgreedBill = {
  /** The group as the host last agreed to pay for it. Only its bill is charged. */
  readonly agreed: Fulfillment;
  /** Whether what is payable has changed since. */
  readonly isChanged: boolean;
  /** Agrees to the group as it is now. */
  readonly agree: () => void;
};

/** Keeps the bill that the host saw when the checkout opened, until the host agrees to a newer one. */
export function useAgreedBill(group: Fulfillment): AgreedBill {
  const [agreed, setAgreed] = useState(group);
  return {
    agreed,
    isChanged: agreed.checksum !== group.checksum,
    agree: () => {
      setAgreed(group);
    },
  };
}
