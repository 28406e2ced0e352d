import { lazyScreen } from '@tiffin/federation';
import { CategoryBar } from '@tiffin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { BarMenu, loadBarMenus } from './bar-menu';
import type { AllCategories, DietMenu, LanguageMenu } from './bar-menus';
import { MenuSearch } from './menu-search';
import type { ShownLanguage } from './use-menu-page';
import type { MenuSearchState } from './use-menu-search';

const All = lazyScreen<ComponentProps<typeof AllCategories>>(() =>
  loadBarMenus().then((m) => ({ View: m.AllCategories })),
);
const Diets = lazyScreen<ComponentProps<typeof DietMenu>>(() =>
  loadBarMenus().then((m) => ({ View: m.DietMenu })),
);

const Languages = lazyScreen<ComponentProps<typeof LanguageMenu>>(() =>
  loadBarMenus().then((m) => ({ View: m.LanguageMenu })),
);

type CategoriesProps = {
  readonly search: MenuSearchState;
  readonly language: ShownLanguage;
  readonly currentId: string | undefined;
};

/**
 * Renders the bar that stays in view: the categories, which follow the scroll position, the search, the diets,
 * the languages of the menu, and all categories behind a button.
 */
export function Categories({ search, language, currentId }: CategoriesProps): ReactElement {
  const t = useMenuCartMessages();
  const { sections, diets, offered } = search;
  const dietLabel = [t('menu.diet'), ...diets.map((diet) => t(`tag.${diet}`))].join(t('cart.comma'));
  return (
    <CategoryBar
      label={t('menu.categories')}
      categories={sections}
      lang={language.ofDishes}
      currentId={currentId}
      onSelect={goToSection}
      more={
        <>
          <MenuSearch search={search} />
          {offered.length > 0 && (
            <BarMenu icon="leaf" label={dietLabel} count={diets.length}>
              <Diets label={dietLabel} offered={offered} chosen={diets} />
            </BarMenu>
          )}
          {language.offered.length > 1 && (
            <BarMenu icon="language" label={t('menu.language')}>
              <Languages language={language} />
            </BarMenu>
          )}
          <BarMenu icon="chevron-down" label={t('menu.allCategories')}>
            <All sections={sections} lang={language.ofDishes} currentId={currentId} onSelect={goToSection} />
          </BarMenu>
        </>
      }
    />
  );
}

function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
