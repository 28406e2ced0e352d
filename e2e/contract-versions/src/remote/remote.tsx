import { CONTRACT_VERSION, SLOT_NAMES } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';

const Screen = lazyScreen(async () => {
  const { OldScreen } = await import(/* webpackChunkName: "old-screen" */ './old-screen');
  return { View: OldScreen };
});

const fill = () =>
  import(/* webpackChunkName: "old-slot" */ './old-slot').then(({ OldSlot }) => ({ View: OldSlot }));

/** A remote that uses everything in its contract: a screen, every slot, the shared modules. */
export const remote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [{ path: '/order/team/join', element: <Screen /> }],
  slots: Object.fromEntries(SLOT_NAMES.map((name) => [name, fill])),
};
