import type { PlacedOrder } from '@tiffin/api';
import { useLocation, useNavigate } from '@tiffin/router';
import { useEffect, useState } from 'react';
import { placedOrderPath } from '../domain/placed-order-path';
import { cameFromPayment } from './review-history';

/** How long the step back may take before the order's page opens anyway. */
const backMs = 600;

/**
 * Opens the page of a placed order instead of the whole checkout. The review has a history entry of its own,
 * so one step back comes first. Back then leads to the page before the checkout.
 */
export function useLeaveToOrder(): {
  readonly isLeaving: boolean;
  readonly leave: (order: PlacedOrder) => void;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const [path, setPath] = useState<string>();
  const isReview = new URLSearchParams(location.search).get('step') === 'review';
  const isAfterPayment = cameFromPayment(location.state);
  useEffect(() => {
    if (path === undefined) return undefined;
    const open = () => void navigate(path, { replace: true });
    if (!isReview || !isAfterPayment) {
      open();
      return undefined;
    }
    void navigate(-1);
    const timer = setTimeout(open, backMs);
    return () => {
      clearTimeout(timer);
    };
  }, [path, isReview, isAfterPayment, navigate]);
  const leave = (order: PlacedOrder) => {
    setPath(placedOrderPath(order));
  };
  return { isLeaving: path !== undefined, leave };
}
