import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPath, Router } from '@tiffin/router';
import type { Navigator } from '@tiffin/router';

type Props = {
  readonly path: string;
  /** The shop's origin, to which all links lead. */
  readonly origin: string;
  readonly follow: (href: string) => void;
  readonly children: ReactNode;
};

/** Renders one screen for the path that the partner's page sets. All links lead to the shop. */
export function ShopRouter({ path, origin, follow, children }: Props): ReactElement {
  const navigator = useMemo((): Navigator => {
    const hrefOf: Navigator['createHref'] = (to) =>
      new URL(typeof to === 'string' ? to : createPath(to), origin).href;
    const leave: Navigator['push'] = (to) => follow(hrefOf(to));
    return { createHref: hrefOf, push: leave, replace: leave, go: () => undefined };
  }, [origin, follow]);
  return (
    <Router location={path} navigator={navigator}>
      {children}
    </Router>
  );
}
