import { useSearchParams } from '@tiffin/router';
import { IconButton } from '@tiffin/ui';
import { Menu } from '@tiffin/ui/popups';
import type { ReactElement } from 'react';
import { queryWith } from '../../domain/query-with';
import type { Diet } from '../../domain/diets';
import type { MenuSection } from '../../domain/menu-section';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { ShownLanguage } from './use-menu-page';

export { MenuLanguageNote } from './menu-language-note';

type AllCategoriesProps = {
  readonly sections: readonly MenuSection[];
  /** The language of their names as a BCP 47 tag, if it differs from the page's. */
  readonly lang: string | undefined;
  readonly currentId: string | undefined;
  readonly onSelect: (id: string) => void;
};

/** Renders every category of the menu behind one button, which was already pressed. */
export function AllCategories({ sections, lang, currentId, onSelect }: AllCategoriesProps): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Menu
      label={t('menu.allCategories')}
      defaultOpen
      button={<IconButton icon="chevron-down" label={t('menu.allCategories')} />}
      entries={sections.map(({ id, name }) => ({
        key: id,
        label: name,
        lang,
        icon: id === currentId ? 'check' : undefined,
        onSelect: () => {
          onSelect(id);
        },
      }))}
    />
  );
}

type DietMenuProps = {
  /** The button's name, with what is chosen. */
  readonly label: string;
  readonly offered: readonly Diet[];
  readonly chosen: readonly Diet[];
};

/** Renders the diets that the menu can be narrowed to, behind one button, which was already pressed. */
export function DietMenu({ label, offered, chosen }: DietMenuProps): ReactElement {
  const t = useMenuCartMessages();
  const [query, setQuery] = useSearchParams();
  return (
    <Menu
      label={t('menu.diet')}
      defaultOpen
      button={<IconButton icon="leaf" label={label} count={chosen.length} />}
      entries={offered.map((diet) => ({
        key: diet,
        label: t(`tag.${diet}`),
        icon: chosen.includes(diet) ? 'check' : undefined,
        onSelect: () => {
          const next = chosen.includes(diet) ? chosen.filter((one) => one !== diet) : [...chosen, diet];
          setQuery(queryWith(query, 'diet', next.join(',')), { replace: true });
        },
      }))}
    />
  );
}

/** Renders the languages of the menu, each by its own name, behind one button, which was already pressed. */
export function LanguageMenu({ language }: { readonly language: ShownLanguage }): ReactElement {
  const t = useMenuCartMessages();
  const { asked, usual, offered, choose } = language;
  return (
    <Menu
      label={t('menu.language')}
      defaultOpen
      button={<IconButton icon="language" label={t('menu.language')} />}
      entries={offered.map((tag) => ({
        key: tag,
        label: ownName(tag, offered),
        lang: tag,
        checked: tag === (asked ?? usual.tag),
        onSelect: () => {
          choose(tag);
        },
      }))}
    />
  );
}

/** Returns a language's name in itself, with its region only if the menu has the language for several regions. */
function ownName(tag: string, offered: readonly string[]): string {
  const [plain = tag] = tag.split('-');
  const isOnly = offered.filter((one) => one.split('-')[0] === plain).length === 1;
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isOnly ? plain : tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
