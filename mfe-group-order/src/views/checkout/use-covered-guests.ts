import { useState } from 'react';
import type { MissingPayment } from '../../domain/host-payment';

type CoveredGuests = {
  /** The guests whose missing payment the host pays. Who has paid meanwhile is none of them. */
  readonly coveredIds: readonly string[];
  readonly areAllCovered: boolean;
  readonly cover: (externalUserId: string, isCovered: boolean) => void;
};

/** Returns for whom the host has chosen to pay. */
export function useCoveredGuests(missing: readonly MissingPayment[]): CoveredGuests {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const missingIds = missing.map(({ tier }) => tier.guest.externalUserId);
  const coveredIds = missingIds.filter((id) => chosen.includes(id));
  return {
    coveredIds,
    areAllCovered: coveredIds.length === missingIds.length,
    cover: (externalUserId, isCovered) => {
      setChosen((before) => [
        ...before.filter((id) => id !== externalUserId),
        ...(isCovered ? [externalUserId] : []),
      ]);
    },
  };
}
