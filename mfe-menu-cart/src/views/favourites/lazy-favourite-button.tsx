import type { Merchant } from '@tiffin/contracts';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { whenIdle } from '../when-idle';
import type { FavouriteButton } from './favourite-button';

const LONGEST_MS = 5000;
const GUESS_MS = 1000;

type LazyFavouriteButtonProps = {
  readonly merchant: Merchant;
  /** True until the menu has loaded or failed. */
  readonly isMenuPending: boolean;
};

/**
 * Renders the favourite button of a merchant from the chunk of the dish's dialog, which loads after the dishes, when
 * the browser is idle. Until then, and if that fails, there is room for it.
 */
export function LazyFavouriteButton({ merchant, isMenuPending }: LazyFavouriteButtonProps): ReactElement {
  const [Button, setButton] = useState<typeof FavouriteButton>();
  useEffect(() => {
    const load = () =>
      import(/* webpackChunkName: "menu-extras" */ './favourite-button').then(
        (m) => setButton(() => m.FavouriteButton),
        () => undefined,
      );
    return isMenuPending ? undefined : whenIdle(() => void load(), LONGEST_MS, GUESS_MS);
  }, [isMenuPending]);
  return <div style={{ width: 44, height: 44 }}>{Button && <Button merchant={merchant} />}</div>;
}
