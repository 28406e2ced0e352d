import { useEmbedHost } from '@tiffin/config';
import { useEffect, useState } from 'react';
import type { PaymentChoice } from '../domain/payment-choice';

/** What the application around the page offers to pay with; its rules come only where there is one. */
export function useHostChoices(country: string): readonly PaymentChoice[] {
  const host = useEmbedHost();
  const [choices, setChoices] = useState<readonly PaymentChoice[]>([]);
  useEffect(() => {
    if (!host) return undefined;
    let isCurrent = true;
    const show = (offered: readonly PaymentChoice[]): void => {
      if (isCurrent) setChoices(offered);
    };
    // Without the rules it offers nothing: everything else can still be paid with.
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
