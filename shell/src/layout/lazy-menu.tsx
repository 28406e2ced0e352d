import { cloneElement, lazy, startTransition, Suspense, useState } from 'react';
import type { ComponentType, LazyExoticComponent, MouseEventHandler, ReactElement } from 'react';

/** A menu that renders open, below the button that it gets. */
export type OpenMenu = ComponentType<{ readonly button: ReactElement }>;

type Load = () => Promise<OpenMenu>;
type MenuSource = { readonly load: Load; readonly Menu: LazyExoticComponent<OpenMenu> };

type Trigger = ReactElement<{
  readonly onClick?: MouseEventHandler;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
}>;
type LazyMenuProps = { readonly button: Trigger; readonly source: MenuSource };

/** Returns a menu whose code is loaded when it is first needed. */
export function menuSource(load: Load): MenuSource {
  return { load, Menu: lazy(() => load().then((menu) => ({ default: menu }))) };
}

/**
 * Renders a button that preloads its menu when somebody approaches, and replaces itself with the open menu when
 * pressed. It does not replace itself earlier, because that would lose the press. It keeps the focus while the
 * menu loads, because a transition does not show the fallback.
 */
export function LazyMenu({ button, source: { load, Menu } }: LazyMenuProps): ReactElement {
  const [isWanted, setIsWanted] = useState(false);
  const approach = (): void => void load().catch(() => undefined);
  const trigger = cloneElement(button, {
    onClick: () => startTransition(() => setIsWanted(true)),
    onPointerEnter: approach,
    onFocus: approach,
    'aria-haspopup': 'menu',
  });
  return <Suspense fallback={trigger}>{isWanted ? <Menu button={button} /> : trigger}</Suspense>;
}
