import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getConfig } from '@tiffin/config';
import { useLocale } from '@tiffin/i18n';
import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadCardProvider } from './load-card-provider';
import { mountWallets } from './mount-wallets';
import type { WalletHandlers } from './mount-wallets';
import { providerAmount } from './payable';
import type { Payable } from './payable';

export type Wallets = {
  /** The ref of the element that the provider's buttons are mounted into. It must be on the page to find out. */
  readonly container: RefCallback<HTMLElement>;
  /** `none` if neither the browser nor the person has a wallet, or the provider cannot be asked. */
  readonly state: 'loading' | 'offered' | 'none';
};

type WalletsOptions = WalletHandlers & {
  readonly payable: Payable;
  /** A guest's wallet is asked for name, email and phone number. */
  readonly isGuest: boolean;
};

/** Whether the provider has found wallets, kept for some minutes: the next screen need not wait to know that none is there. */
const foundKey = ['card-provider', 'has-wallets'];

/** Offers Apple Pay and Google Pay where the browser has them, by the provider's own buttons and sheet. */
export function useWallets({ payable, isGuest, ...handlers }: WalletsOptions): Wallets {
  const locale = useLocale();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const client = useQueryClient();
  const [wasMissing] = useState(() => client.getQueryData(foundKey) === false);
  const [state, setState] = useState<Wallets['state']>(wasMissing ? 'none' : 'loading');
  const { data: stripe, isError } = useQuery<Stripe>({
    queryKey: ['card-provider', 'wallets'],
    queryFn: () => loadCardProvider(getConfig().stripe.publishableKey),
    enabled: !wasMissing,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { isHandled: true },
  });
  const latest = useRef({ payable, handlers });
  const mounted = useRef<StripeElements>(undefined);
  useEffect(() => {
    latest.current = { payable, handlers };
  });
  const { totalMicro, currency } = payable;
  useEffect(() => {
    mounted.current?.update(providerAmount({ totalMicro, currency }));
  }, [totalMicro, currency]);
  useEffect(() => {
    if (!stripe || !container) return;
    const elements = stripe.elements({
      mode: 'payment',
      ...providerAmount(latest.current.payable),
      paymentMethodCreation: 'manual',
      locale: locale === 'zh' ? 'zh-TW' : 'en',
    });
    const element = mountWallets({
      stripe,
      elements,
      container,
      isGuest,
      onFound: (isOffered) => {
        client.setQueryData(foundKey, isOffered);
        setState(isOffered ? 'offered' : 'none');
      },
      onOpen: () => latest.current.handlers.onOpen(),
      onPay: (payment) => latest.current.handlers.onPay(payment),
      onRefused: (message) => {
        latest.current.handlers.onRefused(message);
      },
    });
    mounted.current = elements;
    return () => {
      mounted.current = undefined;
      // Without wallets the container leaves the page, and is not asked for again.
      setState((now) => (now === 'none' ? now : 'loading'));
      element.destroy();
    };
  }, [client, stripe, container, locale, isGuest]);
  return { container: setContainer, state: isError ? 'none' : state };
}
