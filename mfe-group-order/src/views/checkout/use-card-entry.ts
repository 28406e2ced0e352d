import { useQuery } from '@tanstack/react-query';
import { createSetupIntent } from '@tiffin/api';
import { cardElementStyle, loadCardProvider } from '@tiffin/card-provider';
import type { CardElement, CardProvider } from '@tiffin/card-provider';
import { useLocale } from '@tiffin/i18n';
import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { enterCard } from '../../api/enter-card';
import type { EnteredCard } from '../../api/enter-card';

type Opened = { readonly stripe: CardProvider; readonly clientSecret: string };

export type CardEntry = {
  /** Takes the card provider's own element. */
  readonly container: RefCallback<HTMLElement>;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** What the provider says is wrong with what was typed, in the reader's language. */
  readonly problem: string | undefined;
  readonly submit: () => Promise<EnteredCard>;
};

/** Entry of a card in the card provider's element: the number never passes through this application. */
export function useCardEntry(): CardEntry {
  const locale = useLocale();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const element = useRef<CardElement>(undefined);
  const opened = useQuery({
    queryKey: ['group-order', 'card-entry'],
    queryFn: open,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    meta: { isHandled: true },
  });
  const stripe = opened.data?.stripe;
  useEffect(() => {
    if (!stripe || !container) return undefined;
    const elements = stripe.elements({ locale: locale === 'zh' ? 'zh-TW' : 'en' });
    const card = elements.create('card', { style: cardElementStyle(container), hidePostalCode: true });
    card.on('ready', () => {
      setReady(true);
    });
    card.on('change', ({ error }) => {
      setProblem(error?.message);
    });
    card.mount(container);
    element.current = card;
    return () => {
      setReady(false);
      element.current = undefined;
      card.destroy();
    };
  }, [stripe, container, locale]);
  return {
    container: setContainer,
    state: opened.isError ? 'failed' : isReady ? 'ready' : 'loading',
    retry: () => void opened.refetch(),
    problem,
    submit: async () =>
      opened.data && element.current
        ? enterCard({ ...opened.data, card: element.current })
        : { kind: 'refused', message: undefined },
  };
}

async function open(): Promise<Opened> {
  const [provider, { apiKey, clientSecret }] = await Promise.all([loadCardProvider(), createSetupIntent({})]);
  return { stripe: provider(apiKey), clientSecret };
}
