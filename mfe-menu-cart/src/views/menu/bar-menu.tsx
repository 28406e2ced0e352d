import { IconButton } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import { startTransition, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import type * as BarMenus from './bar-menus';

/** Loads the chunk of the menus of the bar. */
export const loadBarMenus = (): Promise<typeof BarMenus> => import('./bar-menus');

type BarMenuProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
  /** The menu, which opens itself, with the same button. */
  readonly children: ReactElement;
};

/** Renders a button of the bar whose menu loads with the first press. */
export function BarMenu({ icon, label, count = 0, children }: BarMenuProps): ReactElement {
  const [wasPressed, setWasPressed] = useState(false);
  const button = (
    <IconButton
      icon={icon}
      label={label}
      count={count}
      aria-haspopup="menu"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => {
        startTransition(() => setWasPressed(true));
      }}
    />
  );
  // The boundary is there before the press, so that the button keeps the focus while the menu loads.
  return <Suspense fallback={button}>{wasPressed ? children : button}</Suspense>;
}

/** Preloads the chunk before the press. A failure shows at the press. */
function warm(): void {
  loadBarMenus().catch(() => undefined);
}
