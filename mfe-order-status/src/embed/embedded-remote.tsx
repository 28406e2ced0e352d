import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { routes } from '../routes';

const [{ path }] = routes;

/** Waits for the messages of the screen. Its code is in the one file of the runtime. */
const EmbeddedScreen = lazyScreen(async () => {
  const screen = await import('./embedded-screen');
  return { View: screen.EmbeddedScreen };
});

/** The one screen that an element shows. */
export const embeddedRemote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [{ path, element: <EmbeddedScreen /> }],
};
