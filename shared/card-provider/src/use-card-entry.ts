import { useQuery } from '@tanstack/react-query';
import { createSetupIntent } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import { useLocale } from '@tiffin/i18n';
import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { cardElementStyle } from './card-element-style';
import { enterCard } from './enter-card';
import type { CardHolder, EnteredCard } from './enter-card';
import { loadCardProvider } from './load-card-provider';

type Opened = { readonly stripe: Stripe; readonly clientSecret: string | null };

export type CardEntry = {
  /** The ref of the element that the card provider's element is mounted into. */
  readonly container: RefCallback<HTMLElement>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** What is wrong with the input: the provider's sentence, in the reader's language. */
  readonly problem: string | undefined;
  /** Whether the element holds input that is neither stored nor submitted. */
  readonly isTyped: boolean;
  readonly focus: () => void;
  readonly submit: (holder?: CardHolder) => Promise<EnteredCard>;
};

type CardEntryOptions = {
  /** A guest's card is used for one order; a person's card is stored with the account. */
  readonly isGuest: boolean;
  /** If false, no request is sent to the provider yet. */
  readonly isOpen: boolean;
};

/** Enters a new card in the card provider's element. The number never passes through this application. */
export function useCardEntry({ isGuest, isOpen }: CardEntryOptions): CardEntry {
  const locale = useLocale();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // A setup intent stores one card, so the next card needs another intent.
  const [round, setRound] = useState(0);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isTyped, setTyped] = useState(false);
  const element = useRef<StripeCardElement>(undefined);
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
  useEffect(() => {
    if (!stripe || !container) return;
    const elements = stripe.elements({ locale: locale === 'zh' ? 'zh-TW' : 'en' });
    const card = elements.create('card', { style: cardElementStyle(container), hidePostalCode: true });
    card.on('ready', () => {
      setReady(true);
    });
    card.on('change', ({ error, empty }) => {
      setProblem(error?.message);
      setTyped(!empty);
    });
    card.mount(container);
    element.current = card;
    return () => {
      setReady(false);
      setTyped(false);
      element.current = undefined;
      card.destroy();
    };
  }, [stripe, container, locale]);
  return {
    container: setContainer,
    state: opened.isError ? 'failed' : isReady ? 'ready' : 'loading',
    retry: () => void opened.refetch(),
    problem,
    isTyped,
    focus: () => element.current?.focus(),
    submit: async (holder) => {
      if (!opened.data || !element.current) return { kind: 'incomplete' };
      const entered = await enterCard({ ...opened.data, card: element.current, holder });
      if (entered.kind === 'entered') setRound(round + 1);
      return entered;
    },
  };
}

async function open(isGuest: boolean): Promise<Opened> {
  const provider = await loadCardProvider();
  if (isGuest) return { stripe: provider(getConfig().stripe.publishableKey), clientSecret: null };
  const { apiKey, clientSecret } = await createSetupIntent({});
  return { stripe: provider(apiKey), clientSecret };
}
