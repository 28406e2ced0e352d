import { startEmbeddedSession, startSession } from '@tiffin/auth';
import type { GuestToken, ServerKnows } from '@tiffin/auth';
import { getAppTags } from '@tiffin/config';
import type { AppConfig } from '@tiffin/config';

/** Values of `embed` for a native application that shows the page without a frame. */
const NATIVE: readonly (string | null)[] = ['webview', 'miniapp'];

type Known = {
  readonly guestToken: GuestToken | undefined;
  readonly session: ServerKnows;
  /** See `startSession`. */
  readonly askWhen?: Promise<void> | undefined;
};

/**
 * Starts the session: the host's if a host embeds this page, otherwise the sign-in provider's. A framed page never
 * contacts the provider, because its pages must not appear in a frame.
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
