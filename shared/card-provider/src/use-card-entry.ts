import { useQuery } from '@tanstack/react-query';
import { createSetupIntent } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import { useLocale } from '@tiffin/i18n';
import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { elementAppearance } from './element-appearance';
import { enterCard } from './enter-card';
import type { CardHolder, EnteredCard } from './enter-card';
import { loadCardProvider } from './load-card-provider';
import { providerAmount } from './payable';
import type { Payable } from './payable';

type Opened = { readonly stripe: Stripe; readonly clientSecret: string | null };
type Mounted = { readonly elements: StripeElements; readonly element: StripePaymentElement };

export type CardEntry = {
  /** The ref of the element that the card provider's element is mounted into. */
  readonly container: RefCallback<HTMLElement>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** Whether the element holds input that is neither stored nor submitted. */
  readonly isTyped: boolean;
  readonly focus: () => void;
  readonly submit: (holder?: CardHolder) => Promise<EnteredCard>;
};

type CardEntryOptions = {
  /** What a guest pays once with the card. If undefined, the card is stored with the person's account. */
  readonly payable?: Payable;
  /** If false, no request is sent to the provider yet. */
  readonly isOpen: boolean;
};

/** Enters a new card in the card provider's element. The number never passes through this application. */
export function useCardEntry({ payable, isOpen }: CardEntryOptions): CardEntry {
  const locale = useLocale();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // A setup intent stores one card, so the next card needs another intent.
  const [round, setRound] = useState(0);
  const [state, setState] = useState<CardEntry['state']>('loading');
  const [isTyped, setTyped] = useState(false);
  const mounted = useRef<Mounted>(undefined);
  const isGuest = payable !== undefined;
  const opened = useQuery<Opened>({
    queryKey: ['card-entry', isGuest, round],
    queryFn: () => open(isGuest),
    enabled: isOpen,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { isHandled: true },
  });
  const stripe = opened.data?.stripe;
  const latest = useRef(payable);
  useEffect(() => {
    latest.current = payable;
    if (payable) mounted.current?.elements.update(providerAmount(payable));
  }, [payable]);
  useEffect(() => {
    if (!stripe || !container) return;
    const elements = stripe.elements({
      ...(latest.current
        ? ({ mode: 'payment', ...providerAmount(latest.current), paymentMethodCreation: 'manual' } as const)
        : // The use that the service's setup intent has by default.
          ({ mode: 'setup', setupFutureUsage: 'off_session' } as const)),
      allowedPaymentMethodTypes: ['card'],
      locale: locale === 'zh' ? 'zh-TW' : 'en',
      appearance: elementAppearance(container),
    });
    // The wallets have their own element, which comes first.
    const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
    element.on('ready', () => {
      setState('ready');
    });
    element.on('loaderror', () => {
      setState('failed');
    });
    element.on('change', ({ empty }) => {
      setTyped(!empty);
    });
    element.mount(container);
    mounted.current = { elements, element };
    return () => {
      // A failed element leaves the page, and only a retry makes another one.
      setState((now) => (now === 'failed' ? now : 'loading'));
      setTyped(false);
      mounted.current = undefined;
      element.destroy();
    };
  }, [stripe, container, locale]);
  return {
    container: setContainer,
    state: opened.isError ? 'failed' : state,
    retry: () => {
      setState('loading');
      if (opened.isError) void opened.refetch();
    },
    isTyped,
    focus: () => mounted.current?.element.focus(),
    submit: async (holder) => {
      if (!opened.data || !mounted.current) return { kind: 'incomplete' };
      const { elements } = mounted.current;
      const entered = await enterCard({ ...opened.data, elements, holder });
      if (entered.kind === 'entered') setRound(round + 1);
      return entered;
    },
  };
}

async function open(isGuest: boolean): Promise<Opened> {
  if (isGuest) {
    return { stripe: await loadCardProvider(getConfig().stripe.publishableKey), clientSecret: null };
  }
  const { apiKey, clientSecret } = await createSetupIntent({});
  return { stripe: await loadCardProvider(apiKey), clientSecret };
}
