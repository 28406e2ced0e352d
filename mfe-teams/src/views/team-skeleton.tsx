import { Column, Loading, PageHeading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useTeamMessages } from './use-team-messages';

/** Renders the title of the teams pages, and skeletons while the page loads. */
export function TeamSkeleton(): ReactElement {
  const t = useTeamMessages();
  return (
    <Column $gap={20}>
      <PageHeading look="display">{t('find.heading')}</PageHeading>
      <Loading label={t('loading')}>
        <Column $gap={20}>
          <Skeleton $height="88px" $radius="22px" />
          <Skeleton $height="88px" $radius="22px" />
          <Skeleton $height="88px" $radius="22px" />
        </Column>
      </Loading>
    </Column>
  );
}
