import { Column, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { ItemBox } from './item-box';
import { ItemGrid } from './item-grid';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Renders the search field and six cards before the menu has loaded. */
export function MenuSkeleton(): ReactElement {
  return (
    <Loading>
      <Column $gap={24}>
        <Skeleton $height="50px" $radius="14px" />
        <Column>
          <Skeleton $width="160px" $height="28px" />
          <ItemGrid as="div">
            {keys.map((key) => (
              <ItemBox as="div" key={key}>
                <Column $gap={10} style={{ paddingTop: 6 }}>
                  <Skeleton $width="70%" $height="20px" />
                  <Skeleton $height="14px" />
                  <Skeleton $width="86%" $height="14px" />
                  <Skeleton $width="64px" $height="18px" />
                </Column>
                <Skeleton $height="auto" $radius="15px" style={{ aspectRatio: 1 }} />
              </ItemBox>
            ))}
          </ItemGrid>
        </Column>
      </Column>
    </Loading>
  );
}
