import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';

type ShareDialogProps = { readonly group: Fulfillment; readonly onClose: () => void };

const ShareDialog = lazyScreen<ShareDialogProps>(() =>
  import(/* webpackChunkName: "share-dialog" */ './share-dialog').then((m) => ({ View: m.ShareDialog })),
);

/** Renders the share panel, in its own chunk. */
export function LazyShareDialog(props: ShareDialogProps): ReactElement {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}
