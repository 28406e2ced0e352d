import type { Cart, CheckoutStep, Merchant } from '@tiffin/contracts';
import { useDirty } from '@tiffin/federation';
import { useLocation, useNavigate, useSearchParams } from '@tiffin/router';
import { useEffect, useRef, useState } from 'react';
import { checkoutStep } from '../domain/checkout-step';
import { guestProblems } from '../domain/guest-draft';
import type { GuestDraft, GuestField, GuestProblems } from '../domain/guest-draft';
import { cameFromPayment, fromPayment } from './review-history';
import { useGuestDraft } from './use-guest-draft';
import { usePaymentChoice } from './use-payment-choice';
import type { PaymentSelection } from './use-payment-choice';

export type CheckoutForm = {
  readonly step: CheckoutStep;
  readonly draft: GuestDraft;
  readonly setDraft: (draft: GuestDraft) => void;
  /** Shown once the person has tried to continue. */
  readonly problems: GuestProblems;
  readonly registerField: (name: GuestField, element: HTMLInputElement | null) => void;
  readonly wantsNews: boolean;
  readonly setWantsNews: (wantsNews: boolean) => void;
  readonly payment: PaymentSelection;
  readonly backToPayment: () => void;
  readonly goToReview: () => void;
  /** Shows what is missing and focuses the first such field. Returns true if nothing is missing. */
  readonly checkGuest: () => boolean;
};

const order: readonly GuestField[] = ['firstName', 'lastName', 'email', 'phoneNumber'];

/** Returns everything that a person enters in the checkout, and the current step, which the URL holds. */
export function useCheckoutForm(merchant: Merchant, cart: Cart, isGuest: boolean): CheckoutForm {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const [draft, setDraft] = useGuestDraft();
  const [hasTried, setTried] = useState(false);
  const [wantsNews, setWantsNews] = useState(merchant.emailSubscriptionDefaultOn);
  const fields = useRef(new Map<GuestField, HTMLInputElement | null>());
  const payment = usePaymentChoice({
    isGuest,
    country: merchant.address.country,
    totalMicro: cart.financialInfo.totalPayableMicro,
  });
  useDirty(wantsNews !== merchant.emailSubscriptionDefaultOn || payment.isChanged);
  const problems = isGuest ? guestProblems(draft) : {};
  const isComplete = payment.choice !== undefined && Object.keys(problems).length === 0;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const step = checkoutStep(search.get('step'), isComplete);
  return {
    step,
    draft,
    setDraft,
    problems: hasTried ? problems : {},
    registerField: (name, element) => fields.current.set(name, element),
    wantsNews,
    setWantsNews,
    payment,
    backToPayment: () => {
      if (search.get('step') !== 'review') return;
      void (cameFromPayment(location.state) ? navigate(-1) : navigate({ search: '' }, { replace: true }));
    },
    goToReview: () => {
      // A tip or a card may be saved only after the person has left.
      if (isShown.current) void navigate({ search: '?step=review' }, { state: fromPayment });
    },
    checkGuest: () => {
      setTried(true);
      const first = order.find((name) => problems[name] !== undefined);
      if (first) fields.current.get(first)?.focus();
      return first === undefined;
    },
  };
}
