import { lazy, useState } from 'react';
import type { ComponentType, LazyExoticComponent, ReactElement } from 'react';

type Load<P> = () => Promise<{ readonly View: ComponentType<P> }>;

/**
 * A screen that comes with its own chunk: `lazyScreen(() => import('./views/menu-screen').then((m) => ({ View: m.MenuScreen })))`.
 * React keeps a failed import for ever; this asks again when the screen is rendered anew after "Try again".
 */
export function lazyScreen<P extends object>(load: Load<P>): ComponentType<P> {
  let current: LazyExoticComponent<ComponentType<P>> | undefined;
  const start = (): LazyExoticComponent<ComponentType<P>> => {
    const attempt = lazy(() =>
      load().then(
        ({ View }) => ({ default: View }),
        (error: unknown) => {
          if (current === attempt) current = undefined;
          throw error;
        },
      ),
    );
    return attempt;
  };
  return function Screen(props: P): ReactElement {
    const [Attempt] = useState(() => (current ??= start()));
    return <Attempt {...props} />;
  };
}
