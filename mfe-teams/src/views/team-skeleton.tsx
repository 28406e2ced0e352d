import { Column, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useTeamMessages } from './use-team-messages';

/** Renders the team page's skeletons while it loads. */
export function TeamSkeleton(): ReactElement {
  const t = useTeamMessages();
  return (
    <Loading label={t('loading')}>
      <Column $gap={20}>
        <Skeleton $width="min(420px, 80%)" $height="56px" />
        <Skeleton $height="88px" $radius="22px" />
        <Skeleton $height="88px" $radius="22px" />
        <Skeleton $height="88px" $radius="22px" />
      </Column>
    </Loading>
  );
}
