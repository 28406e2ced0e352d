import { Column, Loading, PageHeading, Section, Skeleton, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { Readable } from './readable';
import { useHistoryMessages } from './use-history-messages';

/** Renders the page's title, and skeletons while the first orders load. */
export function HistorySkeleton({ title }: { readonly title: string }): ReactElement {
  const t = useHistoryMessages();
  return (
    <Wrap>
      <Section as="div">
        <Readable $gap={24}>
          <PageHeading>{title}</PageHeading>
          <Loading label={t('loading')}>
            <Column $gap={24}>
              <Skeleton $height="50px" $radius="var(--r-control)" />
              <OrderSkeletons />
            </Column>
          </Loading>
        </Readable>
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
