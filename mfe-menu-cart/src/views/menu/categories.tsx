import { CategoryBar, IconButton } from '@tiffin/ui';
import { Suspense, lazy, useState } from 'react';
import type { ReactElement } from 'react';
import type { MenuSection } from '../../domain/menu-section';
import { useMenuCartMessages } from '../use-menu-cart-messages';

const AllCategories = lazy(() => import('./all-categories').then((m) => ({ default: m.AllCategories })));

type CategoriesProps = {
  readonly sections: readonly MenuSection[];
  readonly currentId: string | undefined;
};

/** The bar of categories that follows the reading, with all of them behind a button. */
export function Categories({ sections, currentId }: CategoriesProps): ReactElement {
  const t = useMenuCartMessages();
  const [isWanted, setIsWanted] = useState(false);
  const button = (
    <IconButton
      icon="chevron-down"
      label={t('menu.allCategories')}
      aria-haspopup="menu"
      onPointerEnter={() => {
        setIsWanted(true);
      }}
      onFocus={() => {
        setIsWanted(true);
      }}
    />
  );
  const more = isWanted ? (
    <Suspense fallback={button}>
      <AllCategories sections={sections} currentId={currentId} onSelect={goToSection} />
    </Suspense>
  ) : (
    button
  );
  return (
    <CategoryBar
      label={t('menu.categories')}
      categories={sections}
      currentId={currentId}
      onSelect={goToSection}
      more={more}
    />
  );
}

function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
