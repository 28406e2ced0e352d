import { serverNow } from '@tiffin/api';
import type { Merchant } from '@tiffin/contracts';
import { merchantAvailability } from '@tiffin/domain';
import type { MerchantAvailability } from '@tiffin/domain';
import { useState } from 'react';

/** Returns whether a merchant takes orders, as of the time when the screen was opened. */
export function useAvailability(
  merchant: Pick<Merchant, 'open' | 'state' | 'nextOpenTime'>,
): MerchantAvailability {
  const [now] = useState(() => new Date(serverNow()));
  return merchantAvailability(merchant, now);
}
