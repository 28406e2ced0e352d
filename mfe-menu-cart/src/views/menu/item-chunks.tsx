import type { MenuItem } from '@tiffin/contracts';
import { media, useIsNear } from '@tiffin/ui';
import { memo, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ItemCard } from './item-card';
import { ItemGrid } from './item-grid';
import type { ItemWords } from './use-item-words';

/**
 * A chunk of a long menu's grid. It renders only near the viewport and reserves the space of its cards. Its padding is room
 * for shadows and focus rings, which containment would cut.
 */
const FarChunk = styled(ItemGrid)<{ readonly $rows: number }>`
  content-visibility: auto;
  contain-intrinsic-size: auto none auto ${({ $rows }) => $rows * 148 - 12}px;
  margin: -8px;
  padding: 8px;
  ${media.tabletUp} {
    contain-intrinsic-size: auto none auto ${({ $rows }) => Math.ceil($rows / 2) * 152 - 16}px;
  }
`;

const Gap = styled.div<{ readonly $rows: number }>`
  height: ${({ $rows }) => $rows * 148 - 12}px;
  ${media.tabletUp} {
    height: ${({ $rows }) => Math.ceil($rows / 2) * 152 - 16}px;
  }
`;

const Chunks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${media.tabletUp} {
    gap: 16px;
  }
`;

type Shared = {
  readonly words: ItemWords;
  readonly counts: ReadonlyMap<string, number>;
  readonly hrefOf: (itemId: string) => string;
  /** How many cards, from the first one, are in the first rows of the page. */
  readonly firstCards: number;
  readonly canAdd: boolean;
};

type ItemChunksProps = Shared & {
  readonly items: readonly MenuItem[];
  readonly chunkSize: number;
  /** True if the menu is so long that distant chunks should not render. */
  readonly isLong: boolean;
  /** How many chunks may render by now. A chunk that scrolls into view does not wait. */
  readonly shownChunks: number;
};

/** Renders the cards of a section in chunks. */
export function ItemChunks({ items, chunkSize, shownChunks, ...shared }: ItemChunksProps): ReactElement {
  const starts = Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, index) => index * chunkSize);
  return (
    <Chunks>
      {starts.map((start, index) => (
        <LazyChunk
          key={start}
          items={items}
          start={start}
          end={start + chunkSize}
          isDue={index < shownChunks}
          {...shared}
        />
      ))}
    </Chunks>
  );
}

type LazyChunkProps = Shared & {
  readonly items: readonly MenuItem[];
  readonly start: number;
  readonly end: number;
  readonly isLong: boolean;
  readonly isDue: boolean;
};

const LazyChunk = memo(function LazyChunk(props: LazyChunkProps): ReactElement {
  const { items, start, end, isLong, isDue, firstCards, canAdd, words, counts, hrefOf } = props;
  const gap = useRef<HTMLDivElement>(null);
  const wasSeen = useIsNear(gap, !isDue, '800px');
  const own = items.slice(start, end);
  if (!isDue && !wasSeen) return <Gap ref={gap} $rows={own.length} />;
  const cards = own.map((item, index) => (
    <li key={item.id}>
      <ItemCard
        item={item}
        href={hrefOf(item.id)}
        words={words}
        inCart={counts.get(item.id) ?? 0}
        isFar={start + index >= firstCards}
        canAdd={canAdd}
      />
    </li>
  ));
  return isLong ? <FarChunk $rows={own.length}>{cards}</FarChunk> : <ItemGrid>{cards}</ItemGrid>;
});
