import { useEmbedHost } from '@tiffin/config';
import { useEffect, useState } from 'react';
import type { PaymentChoice } from '../domain/payment-choice';

/** Returns the payment methods of the host application. Their rules are loaded only if there is one. */
export function useHostChoices(country: string): readonly PaymentChoice[] {
  const host = useEmbedHost();
  const [choices, setChoices] = useState<readonly PaymentChoice[]>([]);
  useEffect(() => {
    if (!host) return undefined;
    let isCurrent = true;
    const show = (offered: readonly PaymentChoice[]): void => {
      if (isCurrent) setChoices(offered);
    };
    // If the rules cannot be loaded, the host offers nothing, and all other methods still work.
    import('../domain/host-choices').then(
      ({ hostChoices }) => show(hostChoices(host, country)),
      () => show([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [host, country]);
  return choices;
}
