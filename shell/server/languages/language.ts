import type { Translation } from '@tiffin/contracts';

/** A language that is added as data: a folder of `shell/languages` (decision 69). */
export type Language = Translation & {
  /** Its name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The script that gives pages its sentences. The URL contains a hash of the text. */
  readonly script: { readonly url: string; readonly text: string };
};
