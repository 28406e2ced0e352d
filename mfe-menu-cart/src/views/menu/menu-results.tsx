import type { Cart } from '@tiffin/contracts';
import { useLocation, useNavigate, useNewestLocation } from '@tiffin/router';
import { lazyScreen } from '@tiffin/federation';
import { Button, Column, Heading, Row, Text } from '@tiffin/ui';
import { Suspense, useCallback, useMemo } from 'react';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import styled from 'styled-components';
import { queryWith } from '../../domain/query-with';
import { itemCounts } from '../../domain/item-counts';
import type { MenuSection } from '../../domain/menu-section';
import { useIsDesktop } from '../use-is-desktop';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { noteNewQuery } from '../item/newest-query';
import { afterExit } from '../use-overlay-exit';
import { ItemChunks } from './item-chunks';
import type { NoDishes } from './no-dishes';
import { useItemWords } from './use-item-words';
import { usePacedCount } from './use-paced-count';

const Empty = lazyScreen<ComponentProps<typeof NoDishes>>(() =>
  import(/* webpackChunkName: "no-dishes" */ './no-dishes').then((m) => ({ View: m.NoDishes })),
);

const chunkSize = 12;
const longMenuChunks = 12;
/** Four rows on phones, two on wider screens. */
const firstCards = 4;

const SectionBox = styled(Column)`
  scroll-margin-top: 76px;
`;

type MenuResultsProps = {
  readonly sections: readonly MenuSection[];
  /** The dishes' language, if it differs from the page's. */
  readonly language: string | undefined;
  /** What they are narrowed to, in words; empty if they are not. */
  readonly what: string;
  readonly currencyCode: string;
  readonly cart: Cart | undefined;
  /** True if the merchant takes orders. */
  readonly canOrder: boolean;
  readonly onClear: () => void;
};

/** Renders the sections of the menu, or those that match a search. */
export function MenuResults(props: MenuResultsProps): ReactElement {
  const { sections, language, what, currencyCode, cart, canOrder, onClear } = props;
  const t = useMenuCartMessages();
  const words = useItemWords(currencyCode, language);
  const counts = useMemo(() => itemCounts(cart?.cartItems ?? []), [cart?.cartItems]);
  const { hrefOf, open } = useItemLinks();
  const chunks = sections.map(({ items }) => Math.ceil(items.length / chunkSize));
  const total = chunks.reduce((sum, count) => sum + count, 0);
  const shown = usePacedCount(total, useIsDesktop() ? 3 : 1, 2);
  if (sections.length === 0) {
    return (
      <Suspense fallback={null}>
        <Empty what={what} onClear={onClear} />
      </Suspense>
    );
  }
  return (
    <Column $gap={34} onClick={open}>
      {what !== '' && (
        <Row $wrap $between>
          <Text $size="small">
            {t('menu.found', {
              count: sections.reduce((sum, { items }) => sum + items.length, 0),
              term: what,
            })}
          </Text>
          <Button size="small" icon="close" onClick={onClear}>
            {t('menu.showAll')}
          </Button>
        </Row>
      )}
      {sections.map((section, index) => (
        <SectionBox as="section" key={section.id} id={section.id} aria-labelledby={`${section.id}-name`}>
          <Heading id={`${section.id}-name`} tabIndex={-1} lang={language}>
            {section.name}
          </Heading>
          <ItemChunks
            items={section.items}
            chunkSize={chunkSize}
            isLong={total > longMenuChunks}
            firstCards={index === 0 ? firstCards : 0}
            canAdd={canOrder}
            shownChunks={shown - chunks.slice(0, index).reduce((sum, count) => sum + count, 0)}
            words={words}
            counts={counts}
            hrefOf={hrefOf}
          />
        </SectionBox>
      ))}
    </Column>
  );
}

type ItemLinks = {
  readonly hrefOf: (itemId: string) => string;
  /**
   * One listener for all cards: thousands of router links would all render again at every change of the URL.
   */
  readonly open: (event: MouseEvent) => void;
};

function useItemLinks(): ItemLinks {
  const navigate = useNavigate();
  const { search } = useLocation();
  const newest = useNewestLocation();
  const rest = useMemo(() => {
    const query = new URLSearchParams(search);
    query.delete('item');
    query.delete('line');
    return query.toString();
  }, [search]);
  const hrefOf = useCallback(
    (itemId: string) => `?${queryWith(new URLSearchParams(rest), 'item', itemId).toString()}`,
    [rest],
  );
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-item]') : null;
    const itemId = link?.getAttribute('data-item');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!itemId || !isPlain) return;
    event.preventDefault();
    afterExit(newest().key, () => {
      // A dish that is on its way into the cart is still open, without a dialog. Closing this one leads to where that began.
      const { search: before, state }: { readonly search: string; readonly state: unknown } = newest();
      const replace = new URLSearchParams(before).has('item');
      void navigate({ search: hrefOf(itemId) }, { replace, state: replace ? state : { isFromMenu: true } });
      noteNewQuery();
    });
  };
  return { hrefOf, open };
}
