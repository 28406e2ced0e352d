import { lazy, useState } from 'react';
import type { ComponentType, LazyExoticComponent, ReactElement } from 'react';
import { SCREEN_RETRY_WAITS_MS } from '../timetable';
import { useAttempt } from './attempt-context';
import { messagesInTime } from './messages-in-time';
import { noteScreen } from './preload-screen';
import type { Prefetch } from './preload-screen';
import { ScreenLoadError } from './screen-load-error';
import { screenLimits } from './screen-time';
import { useShownRemote } from './shown-remote';
import type { ShownRemote } from './shown-remote';
import { withRetries } from './with-retries';
import { withTimeout } from './with-timeout';

type Load<P> = () => Promise<{ readonly View: ComponentType<P> }>;
type Import<P> = {
  readonly attempt: number;
  readonly Lazy: LazyExoticComponent<ComponentType<P>>;
  hasFailed: boolean;
};

/**
 * Creates a screen with its own lazy chunk:
 * `lazyScreen(() => import('./views/menu-screen').then((m) => ({ View: m.MenuScreen })))`.
 * React.lazy caches a failed import forever. This screen imports again when its boundary starts a new attempt.
 * `prefetch` reads the screen's first data while its chunk loads, when somebody reaches for a link to it.
 */
export function lazyScreen<P extends object>(load: Load<P>, prefetch?: Prefetch): ComponentType<P> {
  let last: Import<P> | undefined;
  let ready: ComponentType<P> | undefined;
  function Screen(props: P): ReactElement {
    // Fixed while mounted: switching to another component would remount the screen and lose its state.
    const [Ready] = useState(() => ready);
    const attempt = useAttempt();
    const shown = useShownRemote() ?? ALONE;
    if (Ready) return <Ready {...props} />;
    if (!last || (last.hasFailed && last.attempt !== attempt)) last = startImport(load, attempt, shown);
    return <last.Lazy {...props} />;
  }
  noteScreen(
    Screen,
    async () => {
      const { View } = await load();
      await messagesInTime();
      ready = View;
    },
    prefetch,
  );
  return Screen;
}

/** The remote of a screen that renders outside a remote boundary. */
const ALONE: ShownRemote = { name: 'screen', version: 'unknown', url: '', askedAt: -Infinity };

function startImport<P extends object>(load: Load<P>, attempt: number, shown: ShownRemote): Import<P> {
  const started: Import<P> = {
    attempt,
    hasFailed: false,
    Lazy: lazy(() => {
      const [codeMs, messagesMs] = screenLimits(performance.now() - shown.askedAt);
      return withTimeout(codeMs, withRetries(load, SCREEN_RETRY_WAITS_MS)).then(
        async ({ View }) => {
          await messagesInTime(messagesMs);
          return { default: View };
        },
        (cause: unknown) => {
          started.hasFailed = true;
          throw new ScreenLoadError({ ...shown, remote: shown.name, cause });
        },
      );
    }),
  };
  return started;
}
