import { serverNow } from '@tiffin/api';
import { merchantAvailability } from '@tiffin/domain';
import type { MerchantAvailability, OrderableMerchant } from '@tiffin/domain';
import { useMemo, useState } from 'react';

/** Returns whether a merchant takes orders, as of the time when the screen was opened. */
export function useAvailability(merchant: OrderableMerchant): MerchantAvailability {
  const [now] = useState(() => new Date(serverNow()));
  return useMemo(() => merchantAvailability(merchant, now), [merchant, now]);
}
