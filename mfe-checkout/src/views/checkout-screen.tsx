import { useQuery } from '@tanstack/react-query';
import { ApiError, cartQueries, merchantQueries, paymentQueries } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { SessionState } from '@tiffin/auth';
import type { Merchant } from '@tiffin/contracts';
import { useParams } from '@tiffin/router';
import { usePageTitle } from '@tiffin/ui';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { readSentOrder } from '../api/sent-order';
import { CheckoutPage } from './checkout-page';
import { CheckoutSkeleton } from './checkout-skeleton';
import { EmptyCheckout } from './empty-checkout';
import { FailedCheckout } from './failed-checkout';
import { MissingMerchant } from './missing-merchant';
import { RecoverOrder } from './recover-order';
import { useAskedSignIn } from './use-asked-sign-in';
import { useCheckoutMessages } from './use-checkout-messages';
import { useLeaveToOrder } from './use-leave-to-order';
import { WaitingNotice } from './waiting-notice';

/** The checkout of one merchant's cart, named by its address. */
export function CheckoutScreen(): ReactElement {
  const { merchantExternalId = '' } = useParams();
  const session = useSession();
  useAskedSignIn(session);
  const merchant = useQuery(merchantQueries.detail(merchantExternalId));
  if (merchant.error instanceof ApiError && merchant.error.isRefusal) return <MissingMerchant />;
  if (merchant.isError) {
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
  const { isLeaving, leave } = useLeaveToOrder();
  const isEmpty = cart.data?.cartItems.length === 0;
  const sent = useMemo(() => (isEmpty ? readSentOrder(merchant.id) : undefined), [isEmpty, merchant.id]);
  if (isLeaving) return <WaitingNotice of="placed" />;
  if (cart.isError && !cart.data) {
    return <FailedCheckout busy={cart.isFetching} onRetry={() => void cart.refetch()} />;
  }
  if (!cart.data || (isSignedIn && groups.isPending)) return <CheckoutSkeleton />;
  if (!isEmpty) {
    return <CheckoutPage merchant={merchant} cart={cart.data} session={session} onPlaced={leave} />;
  }
  const empty = <EmptyCheckout merchant={merchant} />;
  if (!sent || sent.isChallenged) return empty;
  return (
    <RecoverOrder sent={sent} onPlaced={leave}>
      {empty}
    </RecoverOrder>
  );
}
