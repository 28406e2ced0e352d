import { isFree } from '@tiffin/domain';
import type { CheckoutObstacle } from './checkout-obstacle';

type Payable = {
  readonly obstacle: CheckoutObstacle | undefined;
  /** What is left to pay, in micro units. */
  readonly totalMicro: number;
  /** Whether a host application takes the payments of this page. */
  readonly hasHost: boolean;
};

/** Returns whether a cart may be paid with a wallet: it can be ordered, costs something, and no host is paid instead. */
export function offersWallets({ obstacle, totalMicro, hasHost }: Payable): boolean {
  return !obstacle && !isFree(totalMicro) && !hasHost;
}
