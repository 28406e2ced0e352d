import { useQuery } from '@tanstack/react-query';
import { cartQueries, menuQueries } from '@tiffin/api';
import type { CartItem, Menu, MenuItem, Merchant } from '@tiffin/contracts';
import { useNewestLocation } from '@tiffin/router';
import { Button, EmptyState, ErrorPanel, usePageTitle } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import tomato from '../../glyphs/tomato-bite.svg';
import { choicesOfMenu } from '../../domain/choices-of-menu';
import { withPerk } from '../../domain/with-perk';
import { useItemMessages } from './use-item-messages';
import { WithoutCard } from '../without-card';
import { DishLanguage } from './dish-words';
import { ItemForm } from './item-form';
import { ItemGroupsSkeleton } from './item-groups-skeleton';

type ItemDialogProps = {
  readonly merchant: Merchant;
  readonly menu: Menu;
  /** The menu's language as a BCP 47 tag, if it differs from the page's. */
  readonly language: string | undefined;
  /** Undefined if the menu has no such item (any more). */
  readonly item: MenuItem | undefined;
  /** The line that is being edited. */
  readonly line: CartItem | undefined;
  readonly onClose: () => void;
};

/** Renders an item in full: its text at once, its choices when they have loaded. */
export function ItemDialog(props: ItemDialogProps): ReactElement {
  const { merchant, menu, language, item, line, onClose } = props;
  const t = useItemMessages();
  usePageTitle(item ? `${item.name} · ${merchant.name}` : t('gone'));
  const hasChoices = item !== undefined && item.choiceIds.length > 0;
  const choices = useQuery({
    ...menuQueries.choices(menu.id, item?.id ?? '', language),
    // Kept apart from the menu, which may be read again without them.
    initialData: () => item && choicesOfMenu(menu, item),
    meta: { isHandled: true },
    enabled: hasChoices,
  });
  const { data: cart } = useQuery({ ...cartQueries.detail(merchant.id), meta: { isHandled: true } });
  const lines = cart?.cartItems;
  const offered = useMemo(() => item && withPerk(item, line, lines ?? []), [item, line, lines]);
  // Who opens a dish again while the cart still answers gets a new dialog.
  const { key } = useNewestLocation()();
  const [leftAt, setLeftAt] = useState<string>();
  const [opened, setOpened] = useState(1);
  if (leftAt !== undefined && leftAt !== key) {
    setLeftAt(undefined);
    setOpened(opened + 1);
  }
  if (!offered) return <ItemGone onClose={onClose} />;
  const pending = choices.isError ? (
    <ErrorPanel
      title={t('choicesFailed')}
      busy={choices.isFetching}
      onRetry={() => {
        void choices.refetch();
      }}
    />
  ) : (
    <ItemGroupsSkeleton />
  );
  const isReady = !hasChoices || choices.data !== undefined;
  return (
    <DishLanguage value={language}>
      <ItemForm
        key={opened}
        onLeave={(isLeft) => setLeftAt(isLeft ? key : undefined)}
        merchant={merchant}
        item={offered}
        options={choices.data}
        pending={isReady ? null : pending}
        line={line}
        onClose={onClose}
      />
    </DishLanguage>
  );
}

function ItemGone({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useItemMessages();
  return (
    <Dialog title={t('gone')} hideTitle onClose={onClose}>
      <WithoutCard>
        <EmptyState
          glyphUrl={tomato}
          title={t('gone')}
          actions={
            <Button variant="primary" onClick={onClose}>
              {t('backToMenu')}
            </Button>
          }
        >
          {t('goneMeaning')}
        </EmptyState>
      </WithoutCard>
    </Dialog>
  );
}
