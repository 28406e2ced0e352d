import type { Locale } from '@tiffin/contracts';

export type Viewer = {
  readonly externalUserId: string;
  readonly locale: Locale;
  readonly now: number;
};
