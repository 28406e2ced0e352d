import { cloneElement, lazy, startTransition, Suspense, useState } from 'react';
import type { ComponentProps, MouseEventHandler, ReactElement } from 'react';
import type { Menu as UiMenu } from '@tiffin/ui/overlay';

const load = () => import('@tiffin/ui/overlay').then((overlay) => ({ default: overlay.Menu }));
const Menu = lazy(load);

type Trigger = ReactElement<{
  readonly onClick?: MouseEventHandler;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
}>;
type LazyMenuProps = Omit<ComponentProps<typeof UiMenu>, 'button' | 'defaultOpen'> & {
  readonly button: Trigger;
};

/**
 * Renders a button that preloads its menu when somebody approaches, and replaces itself with the open menu when
 * pressed. It does not replace itself earlier, because that would lose the press. It keeps the focus while the
 * menu loads, because a transition does not show the fallback.
 */
export function LazyMenu({ button, ...menu }: LazyMenuProps): ReactElement {
  const [isWanted, setIsWanted] = useState(false);
  const approach = (): void => void load().catch(() => undefined);
  const trigger = cloneElement(button, {
    onClick: () => startTransition(() => setIsWanted(true)),
    onPointerEnter: approach,
    onFocus: approach,
    'aria-haspopup': 'menu',
  });
  return (
    <Suspense fallback={trigger}>
      {isWanted ? <Menu {...menu} button={button} defaultOpen /> : trigger}
    </Suspense>
  );
}
