import type { Fulfillment } from '@tiffin/contracts';
import type { ReactElement } from 'react';
import { Sentence } from './sentence';

type SharedCostsNoteProps = {
  readonly terms: Partial<Pick<Fulfillment, 'paymentSplit' | 'fixedAmountMicro' | 'sharedCosts'>>;
  readonly host: string;
  readonly isHost: boolean;
};

/** Renders how delivery, service and tip divide. Renders nothing if the host pays for all, or for an older service. */
export function SharedCostsNote({ terms, host, isHost }: SharedCostsNoteProps): ReactElement | null {
  const { paymentSplit, fixedAmountMicro, sharedCosts } = terms;
  const paysAll = paymentSplit === 'FIXED_AMOUNT' && fixedAmountMicro === null;
  if (sharedCosts === undefined || paysAll) return null;
  return (
    <>
      {' · '}
      <Sentence name={`shared.${isHost ? 'forHost' : 'forGuest'}.${sharedCosts}`} values={{ host }} />
    </>
  );
}
