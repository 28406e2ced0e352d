import { CONTRACT_VERSION } from '@tiffin/contracts';
import type { Remote } from '@tiffin/contracts';
import en from '../locales/en.json';
import zh from '../locales/zh.json';
import { routes } from '../routes';
import { EmbeddedScreen } from './embedded-screen';

const [{ path }] = routes;

/** The one screen that an element shows. The element's runtime is one file, so nothing is lazy. */
export const embeddedRemote: Remote = {
  contract: CONTRACT_VERSION,
  routes: [{ path, element: <EmbeddedScreen /> }],
  messages: async (locale) => (locale === 'zh' ? zh : en),
};
