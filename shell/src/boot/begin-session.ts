import { startEmbeddedSession, startSession } from '@tiffin/auth';
import type { GuestToken, ServerKnows } from '@tiffin/auth';
import { getAppTags } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';

/** Values of `embed` that name an application around the page and no frame. */
const NATIVE: readonly (string | null)[] = ['webview', 'miniapp'];

type Known = {
  readonly guestToken: GuestToken | undefined;
  readonly session: ServerKnows;
  /** See `startSession`. */
  readonly askWhen?: Promise<void> | undefined;
};

/**
 * Begins the session: the host's where a host shows this page, else that of the sign-in provider. A page in a frame never
 * asks the provider, whose pages nobody should meet in a frame.
 */
export function beginSession(config: AppConfig, { askWhen, ...known }: Known, page: Window = window): void {
  const isFramed = page.parent !== page;
  const alone = (): void => {
    if (isFramed) startEmbeddedSession({});
    else startSession(config, known, { askWhen });
  };
  if (!isFramed && !NATIVE.includes(getAppTags().embeddedType)) {
    alone();
    return;
  }
  import(/* webpackChunkName: "embedding" */ '../embedding/start-embedding').then(
    ({ startEmbedding }) => startEmbedding({ page, config, guestToken: known.guestToken, alone }),
    alone,
  );
}
