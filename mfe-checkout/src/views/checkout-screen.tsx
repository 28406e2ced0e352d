import { useQuery } from '@tanstack/react-query';
import { ApiError, cartQueries, merchantQueries, paymentQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { SessionState } from '@tiffin/auth';
import type { Merchant } from '@tiffin/contracts';
import { mayPay } from '@tiffin/domain';
import { useParams } from '@tiffin/router';
import { usePageTitle } from '@tiffin/ui';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { paymentNoticeKind } from '../domain/payment-notice-kind';
import { CheckoutPage } from './checkout-page';
import { CheckoutSkeleton } from './checkout-skeleton';
import { EmptyCheckout } from './empty-checkout';
import { FailedCheckout } from './failed-checkout';
import { MissingMerchant } from './missing-merchant';
import { PaymentNotice } from './payment-notice';
import { useRequestedSignIn } from './use-requested-sign-in';
import { useCheckoutMessages } from './use-checkout-messages';
import { useLeaveToOrder } from './use-leave-to-order';
import { useCartPayment } from './use-cart-payment';
import { WaitingNotice } from './waiting-notice';

/** Renders the checkout of one merchant's cart, named by the URL. */
export function CheckoutScreen(): ReactElement {
  const { merchantExternalId = '' } = useParams();
  const session = useSession();
  useRequestedSignIn(session);
  const merchant = useQuery(merchantQueries.detail(merchantExternalId));
  // A merchant that does not load again keeps the checkout, with what was typed.
  if (!merchant.data && merchant.error instanceof ApiError && merchant.error.isRefusal) {
    return <MissingMerchant />;
  }
  if (!merchant.data && merchant.isError) {
    return <FailedCheckout busy={merchant.isFetching} onRetry={() => void merchant.refetch()} />;
  }
  if (!merchant.data || session.status === 'initialising') return <CheckoutSkeleton />;
  return <CartCheckout key={session.status} merchant={merchant.data} session={session} />;
}

type CartCheckoutProps = { readonly merchant: Merchant; readonly session: SessionState };

function CartCheckout({ merchant, session }: CartCheckoutProps): ReactElement {
  const t = useCheckoutMessages();
  const isSignedIn = session.status === 'authenticated' || session.status === 'embedded';
  usePageTitle(t('title', { merchant: merchant.name }));
  const cart = useQuery({
    ...cartQueries.detail(merchant.id),
    meta: { context: 'getCart', isHandled: true },
  });
  const groups = useQuery({
    ...paymentQueries.groups(),
    enabled: isSignedIn,
    meta: { context: 'getPaymentGroups', isHandled: true },
  });
  // The page asks again for cards that did not load. It stays meanwhile, with what was typed.
  const waitsForCards = isSignedIn && groups.isPending && !groups.isFetched;
  const { isLeaving, leave } = useLeaveToOrder();
  const caller = isSignedIn ? session.externalUserId : null;
  const payment = useCartPayment({ merchant, caller, cart: cart.data, onFound: leave });
  const isEmpty = cart.data?.cartItems.length === 0;
  const canPay = mayPay(payment.state);
  // Keeps the typed input after a lost answer, even if the cart turns out to be ordered.
  const shown = useRef(cart.data);
  if (!isEmpty) shown.current = cart.data;
  if (isLeaving) return <WaitingNotice of="placed" />;
  // Nothing was pressed here, so no order is mentioned until the reason for the empty cart is known.
  if (payment.hasAskedOfEmptyCart && payment.state.kind === 'checking') return <CheckoutSkeleton />;
  if (payment.hasAskedOfEmptyCart && payment.state.kind === 'unreachable') {
    return <FailedCheckout busy={payment.isLooking} onRetry={payment.lookNow} />;
  }
  const noticeKind = paymentNoticeKind(payment.state);
  const notice = noticeKind && <PaymentNotice kind={noticeKind} merchant={merchant} payment={payment} />;
  if (!notice && cart.isError && !cart.data) {
    return <FailedCheckout busy={cart.isFetching} onRetry={() => void cart.refetch()} />;
  }
  if (!notice && (!cart.data || waitsForCards)) return <CheckoutSkeleton />;
  if (canPay && isEmpty) {
    return payment.hasAskedOfEmptyCart ? <EmptyCheckout merchant={merchant} /> : <CheckoutSkeleton />;
  }
  return (
    <>
      {notice}
      {shown.current && !waitsForCards && (
        <div hidden={notice !== undefined}>
          <CheckoutPage
            merchant={merchant}
            cart={shown.current}
            session={session}
            payment={payment}
            onPlaced={leave}
          />
        </div>
      )}
    </>
  );
}
