import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { ExpressPaymentProps } from './express-payment';

const Express = lazyScreen<ExpressPaymentProps>(() =>
  import('./express-payment').then((m) => ({ View: m.ExpressPayment })),
);

/** Renders the wallets, or the way to them, in their own chunk. */
export function LazyExpressPayment(props: ExpressPaymentProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Express {...props} />
    </Suspense>
  );
}
