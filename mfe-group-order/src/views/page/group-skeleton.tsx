import { Card, Loading, PageHeading, Section, Skeleton, usePageTitle, Wrap } from '@tiffin/ui';
import { CarrierFrame } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupMessages } from '../use-group-messages';
import { GroupHead } from './group-head';
import { RoomLayout } from './room-layout';

const HeadRoom = styled.div`
  min-height: 116px;
  padding-top: 30px;
  box-sizing: border-box;
`;

/** Renders a title, and skeletons in the columns of a room while the group loads: only its people may know whose it is. */
export function GroupSkeleton(): ReactElement {
  const t = useGroupMessages();
  usePageTitle(t('heading'));
  return (
    <>
      <GroupHead>
        <HeadRoom>
          <PageHeading look="display">{t('heading')}</PageHeading>
        </HeadRoom>
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
