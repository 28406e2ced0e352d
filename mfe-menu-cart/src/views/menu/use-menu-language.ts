import type { Menu } from '@tiffin/contracts';
import { chosenMenuLocale, menuLocale, menuLocales } from '@tiffin/domain';
import { useLocale } from '@tiffin/i18n';
import { useHydrated } from '@tiffin/screen-parts';
import { storedText } from '@tiffin/config/storage';
import { useState } from 'react';

const kept = storedText('localStorage', 'tiffin.menuLanguage');

/** The language of a menu's dishes, apart from the page's. Languages are BCP 47 tags. */
export type MenuLanguage = {
  /** The language to fetch the menu in, if the reader has chosen another one than the page's menu has. */
  readonly asked: string | undefined;
  /** The language of the menu that comes without a choice, and whether it is the page's. */
  readonly usual: ReturnType<typeof menuLocale>;
  /** The languages that the menu has. */
  readonly offered: readonly string[];
  readonly choose: (tag: string) => void;
};

/** Returns the language of a menu, once it has loaded. A choice is remembered in this browser, for every menu. */
export function useMenuLanguage(menu: Menu | undefined): MenuLanguage | undefined {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<string>();
  const chosen = changed ?? (isHydrated ? kept.read() : null);
  if (!menu) return undefined;
  const usual = menuLocale(menu, locale);
  const tag = chosen === null ? undefined : chosenMenuLocale(menu, chosen);
  return {
    asked: tag === usual.tag ? undefined : tag,
    usual,
    offered: menuLocales(menu),
    choose: (next) => {
      kept.write(next);
      setChanged(next);
    },
  };
}
