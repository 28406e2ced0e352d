import { Column, Loading, Skeleton, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { bandHeight } from './band-height';
import { MenuSkeleton } from './menu-skeleton';

const Band = styled.div`
  ${bandHeight}
`;

/** Renders the menu page's skeleton. */
export function MenuPageSkeleton(): ReactElement {
  return (
    <Wrap>
      <Column $gap={20} style={{ paddingBlock: '10px 36px' }}>
        <Loading>
          <Column $gap={14}>
            <Band>
              <Skeleton $height="100%" $radius="22px" />
            </Band>
            <Skeleton $width="min(420px, 80%)" $height="48px" />
            <Skeleton $width="min(300px, 60%)" $height="24px" />
          </Column>
        </Loading>
        <MenuSkeleton />
      </Column>
    </Wrap>
  );
}
