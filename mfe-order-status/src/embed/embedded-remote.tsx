import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
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
  messages: async (locale) => (locale === 'zh' ? zh : en),
};
