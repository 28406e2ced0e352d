import { lazyScreen } from '@tiffin/federation';
import type { Merchant } from '@tiffin/contracts';
import { useSearchParams } from '@tiffin/router';
import { Suspense, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { readReorderRequest, withoutReorderRequest } from '../../domain/reorder-request';
import type { ReorderRequest } from '../../domain/reorder-request';
import type { Reorder } from './reorder';

const Filling = lazyScreen<ComponentProps<typeof Reorder>>(() =>
  import(/* webpackChunkName: "reorder" */ './reorder').then((m) => ({ View: m.Reorder })),
);

/** Renders the request of the URL to order again, in its own chunk. The outcome stays until the page is left. */
export function LazyReorder({ merchant }: { readonly merchant: Merchant }): ReactElement | null {
  const [query, setQuery] = useSearchParams();
  const [done, setDone] = useState<ReorderRequest>();
  const request = readReorderRequest(query) ?? done;
  if (request === undefined) return null;
  const forget = () => {
    setQuery(withoutReorderRequest, { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <Filling
        key={`${request.type} ${request.identifier}`}
        merchant={merchant}
        request={request}
        onDone={() => {
          setDone(request);
          forget();
        }}
        onDecline={() => {
          setDone(undefined);
          forget();
        }}
      />
    </Suspense>
  );
}
