import { IconButton } from '@tiffin/ui';
import { Menu } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import type { MenuSection } from '../../domain/menu-section';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type AllCategoriesProps = {
  readonly sections: readonly MenuSection[];
  readonly currentId: string | undefined;
  readonly onSelect: (id: string) => void;
};

/** Renders every category of the menu behind one button, which was already pressed. */
export function AllCategories({ sections, currentId, onSelect }: AllCategoriesProps): ReactElement {
  const t = useMenuCartMessages();
  return (
    <Menu
      label={t('menu.allCategories')}
      defaultOpen
      button={<IconButton icon="chevron-down" label={t('menu.allCategories')} />}
      entries={sections.map(({ id, name }) => ({
        key: id,
        label: name,
        icon: id === currentId ? 'check' : undefined,
        onSelect: () => {
          onSelect(id);
        },
      }))}
    />
  );
}
