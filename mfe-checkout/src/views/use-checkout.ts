import { serverNow } from '@tiffin/api';
import type { SessionState } from '@tiffin/auth';
import { useCardEntry } from '@tiffin/card-provider';
import type { CardEntry } from '@tiffin/card-provider';
import type { Cart, Merchant } from '@tiffin/contracts';
import { useDirty } from '@tiffin/federation';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { orderOf } from '../api/order-of';
import { checkoutObstacle } from '../domain/checkout-obstacle';
import type { CheckoutObstacle } from '../domain/checkout-obstacle';
import { currencyOf } from '../domain/payable';
import { useCheckoutForm } from './use-checkout-form';
import type { CheckoutForm } from './use-checkout-form';
import type { CartPayment, FoundOrder } from './use-cart-payment';
import { useCheckoutMessages } from './use-checkout-messages';
import { useHostPayment } from './use-host-payment';
import { newCardKey } from './use-payment-choice';
import { usePlaceOrder } from './use-place-order';
import type { Placing } from './use-place-order';
import { useTipEntry } from './use-tip-entry';
import type { TipEntry } from './use-tip-entry';
import { useApprovedWallet } from './wallets/use-approved-wallet';

type Options = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly session: SessionState;
  readonly payment: CartPayment;
  readonly onPlaced: (order: FoundOrder) => void;
};

type Checkout = {
  readonly isGuest: boolean;
  readonly form: CheckoutForm;
  readonly tip: TipEntry;
  readonly cardEntry: CardEntry;
  readonly cardProblem: string | undefined;
  readonly placing: Placing;
  readonly obstacle: CheckoutObstacle | undefined;
  readonly obstacleRef: RefObject<HTMLDivElement | null>;
  readonly isBusy: boolean;
  /** Stores or uses the entered card without continuing. */
  readonly useCard: () => void;
  /** Continues from PAYMENT to REVIEW, and from REVIEW to the order. */
  readonly goOn: () => void;
  readonly chooseCard: () => void;
};

/** Returns the checkout's actions: validate the input, store or use the card, review, send. */
export function useCheckout({ merchant, cart, session, payment: ofCart, onPlaced }: Options): Checkout {
  const t = useCheckoutMessages();
  const isGuest = session.status !== 'authenticated' && session.status !== 'embedded';
  const form = useCheckoutForm(merchant, cart, isGuest);
  const { payment, draft } = form;
  const tip = useTipEntry(cart);
  const [cardProblem, setCardProblem] = useState<string>();
  const [isEntering, setEntering] = useState(false);
  const obstacleRef = useRef<HTMLDivElement>(null);
  const obstacle = checkoutObstacle(merchant, cart, new Date(serverNow()));
  const isNewCard = !payment.isFree && payment.selectedKey === newCardKey;
  const cardEntry = useCardEntry({
    payable: isGuest
      ? { totalMicro: cart.financialInfo.totalPayableMicro, currency: currencyOf(cart, merchant) }
      : undefined,
    isOpen: isNewCard && form.step === 'PAYMENT',
  });
  useDirty(cardEntry.isTyped);
  const payByHost = useHostPayment({ merchant, cart, choice: payment.choice });
  const placing = usePlaceOrder({ merchantId: merchant.id, payment: ofCart, onPlaced });

  useApprovedWallet({
    ...{ merchant, cart, session, isGuest, form, placing, obstacle },
    showObstacle: () => obstacleRef.current?.focus(),
  });

  const enterNewCard = async (onEntered: () => void) => {
    setEntering(true);
    setCardProblem(undefined);
    try {
      const holder = isGuest
        ? {
            name: `${draft.firstName} ${draft.lastName}`.trim(),
            email: draft.email,
            phone: draft.phoneNumber,
          }
        : { name: nameOf(session) };
      const entered = await cardEntry.submit(holder);
      if (entered.kind === 'entered') {
        payment.enter({ identifier: entered.identifier, card: entered.card, name: '' });
        onEntered();
        return;
      }
      const word = entered.kind === 'incomplete' ? 'incomplete' : 'setup';
      setCardProblem(entered.message ?? t(`pay.errors.${word}`));
      cardEntry.focus();
    } catch {
      setCardProblem(t('pay.errors.setup'));
    } finally {
      setEntering(false);
    }
  };

  const goToReview = async () => {
    setEntering(true);
    const isTipSaved = await tip.save();
    setEntering(false);
    if (!isTipSaved) return;
    if (isNewCard) await enterNewCard(form.goToReview);
    else form.goToReview();
  };

  const goOn = () => {
    if (isEntering || placing.phase !== 'idle') return;
    if (obstacle) {
      obstacleRef.current?.focus();
      return;
    }
    if (!form.checkGuest()) return;
    if (form.step === 'PAYMENT') {
      void goToReview();
      return;
    }
    if (!payment.choice) return;
    const { identifier } = payment.choice;
    const { readPhone, wantsNews } = form;
    const order = orderOf({ merchant, cart, session, draft, readPhone, wantsNews, identifier });
    void placing.place(order, payByHost);
  };

  return {
    isGuest,
    form,
    tip,
    cardEntry,
    cardProblem,
    placing,
    obstacle,
    obstacleRef,
    isBusy: isEntering || placing.phase !== 'idle',
    useCard: () => {
      if (!isEntering) void enterNewCard(() => undefined);
    },
    goOn,
    chooseCard: () => {
      placing.setProblem(undefined);
      if (isGuest) payment.enter(undefined);
      form.backToPayment();
    },
  };
}

function nameOf(session: SessionState): string {
  return 'firstName' in session ? `${session.firstName} ${session.lastName}`.trim() : '';
}
