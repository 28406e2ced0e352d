import { Column, Skeleton, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { CardGrid } from './card-grid';

const Card = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: 132px minmax(0, 1fr);
  align-items: center;
  ${media.tabletUp} {
    gap: 11px;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Box = styled.div`
  aspect-ratio: 16 / 10;
`;

/** Renders six skeletons of merchant cards. */
export function MerchantCardSkeletons(): ReactElement {
  return (
    <CardGrid as="div">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key}>
          <Box>
            <Skeleton $height="100%" $radius="22px" />
          </Box>
          <Column $gap={8}>
            <Skeleton $width="60%" $height="20px" />
            <Skeleton $width="80%" $height="14px" />
            <Skeleton $width="45%" $height="14px" />
          </Column>
        </Card>
      ))}
    </CardGrid>
  );
}
