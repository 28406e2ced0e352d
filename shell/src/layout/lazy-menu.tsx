import { cloneElement, lazy, Suspense, useState } from 'react';
import type { ComponentProps, MouseEventHandler, ReactElement } from 'react';
import type { Menu as UiMenu } from '@tiffin/ui/overlay';

const Menu = lazy(() => import('@tiffin/ui/overlay').then((overlay) => ({ default: overlay.Menu })));

type Trigger = ReactElement<{
  readonly onClick?: MouseEventHandler;
  readonly onPointerEnter?: () => void;
  readonly onFocus?: () => void;
  readonly 'aria-haspopup'?: 'menu';
}>;
type LazyMenuProps = Omit<ComponentProps<typeof UiMenu>, 'button' | 'defaultOpen'> & {
  readonly button: Trigger;
};

/** A menu whose code comes when somebody is about to need it: until then its button stands alone. */
export function LazyMenu({ button, ...menu }: LazyMenuProps): ReactElement {
  const [stage, setStage] = useState<'far' | 'near' | 'pressed'>('far');
  const approach = (): void => setStage((now) => (now === 'far' ? 'near' : now));
  const trigger = cloneElement(button, {
    onClick: () => setStage('pressed'),
    onPointerEnter: approach,
    onFocus: approach,
    'aria-haspopup': 'menu',
  });
  if (stage === 'far') return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu {...menu} button={button} defaultOpen={stage === 'pressed'} />
    </Suspense>
  );
}
