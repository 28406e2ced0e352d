import type { Cart, CheckoutStep, Merchant } from '@tiffin/contracts';
import { useDirty } from '@tiffin/federation';
import { useLocation, useNavigate, useSearchParams } from '@tiffin/router';
import { useEffect, useRef, useState } from 'react';
import { checkoutStep } from '../domain/checkout-step';
import { guestProblems } from '../domain/guest-draft';
import type { GuestDraft, GuestField, GuestProblems, ReadPhone } from '../domain/guest-draft';
import { cameFromPayment, fromPayment } from './review-history';
import { useGuestDraft } from './use-guest-draft';
import { usePhoneReader } from './use-phone-reader';
import { usePaymentChoice } from './use-payment-choice';
import type { PaymentSelection } from './use-payment-choice';

export type CheckoutForm = {
  readonly step: CheckoutStep;
  readonly draft: GuestDraft;
  readonly setDraft: (draft: GuestDraft) => void;
  /** Shown once the person has tried to continue. */
  readonly problems: GuestProblems;
  readonly registerField: (name: GuestField, element: HTMLInputElement | null) => void;
  /** Writes the phone number as it is read, once the person has left the field. */
  readonly tidyPhone: () => void;
  readonly readPhone: ReadPhone;
  /** False while the rules for phone numbers are loading. */
  readonly canCheckGuest: boolean;
  readonly wantsNews: boolean;
  readonly setWantsNews: (wantsNews: boolean) => void;
  readonly payment: PaymentSelection;
  readonly backToPayment: () => void;
  readonly goToReview: () => void;
  /** Shows what is missing and focuses the first such field. Returns true if nothing is missing. */
  readonly checkGuest: (draft?: GuestDraft) => boolean;
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
  const { readPhone, isLoading, retry } = usePhoneReader(merchant, isGuest);
  const problemsOf = (of: GuestDraft): GuestProblems => (isGuest ? guestProblems(of, readPhone) : {});
  const problems = problemsOf(draft);
  // A reload of the review does not lead back only because a number is not checked yet.
  const isUnchecked = isLoading && problems.phoneNumber === 'phoneUnchecked';
  const isComplete = payment.choice !== undefined && Object.keys(problems).length === (isUnchecked ? 1 : 0);
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
    tidyPhone: () => {
      const phone = readPhone(draft.phoneNumber);
      if (phone.kind === 'number') setDraft({ ...draft, phoneNumber: phone.formatted });
    },
    readPhone,
    canCheckGuest: !isLoading,
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
    checkGuest: (of = draft) => {
      setTried(true);
      const found = problemsOf(of);
      if (found.phoneNumber === 'phoneUnchecked') retry();
      const first = order.find((name) => found[name] !== undefined);
      if (first) fields.current.get(first)?.focus();
      return first === undefined;
    },
  };
}
