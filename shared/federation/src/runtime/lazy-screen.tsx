import { messagesReady } from '@tiffin/i18n';
import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent, ReactElement } from 'react';
import { useAttempt } from './attempt-context';
import { ScreenLoadError } from './screen-load-error';

type Load<P> = () => Promise<{ readonly View: ComponentType<P> }>;
type Import<P> = {
  readonly attempt: number;
  readonly Lazy: LazyExoticComponent<ComponentType<P>>;
  hasFailed: boolean;
};

/**
 * A screen that comes with its own chunk: `lazyScreen(() => import('./views/menu-screen').then((m) => ({ View: m.MenuScreen })))`.
 * React keeps a failed import for ever; this imports again when the boundary around it makes a new attempt.
 */
export function lazyScreen<P extends object>(load: Load<P>): ComponentType<P> {
  let last: Import<P> | undefined;
  return function Screen(props: P): ReactElement {
    const attempt = useAttempt();
    if (!last || (last.hasFailed && last.attempt !== attempt)) last = startImport(load, attempt);
    return <last.Lazy {...props} />;
  };
}

function startImport<P extends object>(load: Load<P>, attempt: number): Import<P> {
  const started: Import<P> = {
    attempt,
    hasFailed: false,
    Lazy: lazy(() =>
      load().then(
        async ({ View }) => {
          await messagesReady();
          return { default: View };
        },
        (error: unknown) => {
          started.hasFailed = true;
          throw new ScreenLoadError(error);
        },
      ),
    ),
  };
  return started;
}
