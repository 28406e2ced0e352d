import { lazyScreen } from '@tiffin/federation';
import { CategoryBar, IconButton } from '@tiffin/ui';
import { startTransition, Suspense, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { MenuSection } from '../../domain/menu-section';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { AllCategories } from './all-categories';

const load = () => import('./all-categories');
const All = lazyScreen<ComponentProps<typeof AllCategories>>(() =>
  load().then((m) => ({ View: m.AllCategories })),
);

type CategoriesProps = {
  readonly sections: readonly MenuSection[];
  readonly currentId: string | undefined;
};

/** Renders the bar of categories that follows the scroll position, with all of them behind a button. */
export function Categories({ sections, currentId }: CategoriesProps): ReactElement {
  const t = useMenuCartMessages();
  const [wasPressed, setWasPressed] = useState(false);
  const button = (
    <IconButton
      icon="chevron-down"
      label={t('menu.allCategories')}
      aria-haspopup="menu"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => {
        startTransition(() => setWasPressed(true));
      }}
    />
  );
  // The boundary is there before the press, so that the button keeps the focus while the menu loads.
  const more = (
    <Suspense fallback={button}>
      {wasPressed ? <All sections={sections} currentId={currentId} onSelect={goToSection} /> : button}
    </Suspense>
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

/** Preloads the chunk before the press. A failure shows at the press. */
function warm(): void {
  load().catch(() => undefined);
}

function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
