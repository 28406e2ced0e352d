import { useSession } from '@tiffin/auth';
import { useFlag } from '@tiffin/config';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { KeptRoom } from './kept-room';
import type { QuickReorder } from './quick-reorder';

const Orders = lazyScreen<ComponentProps<typeof QuickReorder>>(() =>
  import(/* webpackChunkName: "quick-reorder" */ './quick-reorder').then((m) => ({ View: m.QuickReorder })),
);

/** Renders quick reorder in its own chunk, for signed-in people, behind its flag (specification 9). */
export function LazyQuickReorder(props: ComponentProps<typeof QuickReorder>): ReactElement | null {
  const isOn = useFlag('quick_reorder');
  const { status } = useSession();
  if (!isOn || status === 'guest') return null;
  const room = <KeptRoom part="quick-reorder" isLoading />;
  if (status === 'initialising') return room;
  return (
    <Suspense fallback={room}>
      <Orders {...props} />
    </Suspense>
  );
}
