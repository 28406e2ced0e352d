import { Column, Loading, Section, Skeleton, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useHistoryMessages } from './use-history-messages';

/** Renders the page's skeletons while the first orders load. */
export function HistorySkeleton(): ReactElement {
  const t = useHistoryMessages();
  return (
    <Wrap>
      <Section as="div">
        <Loading label={t('loading')}>
          <Column $gap={24}>
            <Skeleton $height="40px" $width="240px" />
            <Skeleton $height="50px" $radius="var(--r-control)" />
            <OrderSkeletons />
          </Column>
        </Loading>
      </Section>
    </Wrap>
  );
}

/** Renders the skeletons of three orders. */
export function OrderSkeletons(): ReactElement {
  return (
    <Column>
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} $height="156px" $radius="var(--r-tin)" />
      ))}
    </Column>
  );
}
