import { Card, Loading, Section, Skeleton, Wrap } from '@tiffin/ui';
import { CarrierFrame } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupMessages } from '../use-group-messages';
import { GroupHead } from './group-head';
import { RoomLayout } from './room-layout';

const HeadRoom = styled.div`
  min-height: 116px;
`;

/** Renders the page's skeletons while the group loads, in the columns of a room. */
export function GroupSkeleton(): ReactElement {
  const t = useGroupMessages();
  return (
    <>
      <GroupHead>
        <HeadRoom />
      </GroupHead>
      <Wrap data-wide="">
        <Section as="div">
          <Loading label={t('loading')}>
            <RoomLayout
              people={
                <CarrierFrame>
                  <Skeleton $height="320px" $radius="22px" />
                </CarrierFrame>
              }
              label={t('loading')}
              now={
                <Card>
                  <Skeleton $height="220px" />
                </Card>
              }
              rest={
                <Card>
                  <Skeleton $height="132px" />
                </Card>
              }
              isNowFirst={false}
            />
          </Loading>
        </Section>
      </Wrap>
    </>
  );
}
