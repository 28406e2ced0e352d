import type { Remote } from '@tiffin/contracts';
import { useI18n } from '@tiffin/i18n';
import type { remote as then } from '../frozen/contract-3/report';

// A page that keeps the exports and facts of contract 3 keeps those of contract 2, but for what this file states.
// Contract 3 also took away `expectMessage`, which only `@tiffin/i18n/message` called, and the page provides that
// module; and `Message` of `@tiffin/i18n`, which remotes of contract 1 imported;
// and `GlobalStyle` of `@tiffin/ui`, which only the shell rendered. A remote of contract 2 may have no
// server build; the browser then renders its screens.

/**
 * A remote of contract 2. Contract 3 removed `messages`, which no page ever called: the chunks of a remote register
 * their sentences.
 */
type RemoteThen = then.Remote & { readonly messages: (locale: 'en' | 'zh') => Promise<object> };

/** Checks that the shell can mount a remote of contract 2. A type error here means that such remotes break. */
export function mounted(remote: RemoteThen): Remote {
  return remote;
}

/** The part of an i18next instance that remotes of contract 2 can call. Contract 3 took the rest away (decision 15). */
type InstanceThen = {
  readonly language: string;
  readonly t: (key: string, options: { readonly ns: string; readonly count?: number }) => string;
  readonly exists: (key: string, options: { readonly ns: string }) => boolean;
  readonly changeLanguage: (language: string) => Promise<unknown>;
  readonly on: (name: 'languageChanged', listener: (language: string) => void) => void;
  readonly off: (name: 'languageChanged', listener: (language: string) => void) => void;
};

/** Checks that a remote of contract 2 can call the page's instance. */
export const spoken: () => InstanceThen = useI18n;
