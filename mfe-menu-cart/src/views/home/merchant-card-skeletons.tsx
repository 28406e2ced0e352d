import { Column, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { CardGrid } from './card-grid';

const Box = styled.div`
  aspect-ratio: 16 / 10;
`;

/** Renders six skeletons of merchant cards. */
export function MerchantCardSkeletons(): ReactElement {
  return (
    <CardGrid as="div">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Column key={key} $gap={11}>
          <Box>
            <Skeleton $height="100%" $radius="22px" />
          </Box>
          <Column $gap={8}>
            <Skeleton $width="60%" $height="20px" />
            <Skeleton $width="80%" $height="14px" />
            <Skeleton $width="45%" $height="14px" />
          </Column>
        </Column>
      ))}
    </CardGrid>
  );
}
