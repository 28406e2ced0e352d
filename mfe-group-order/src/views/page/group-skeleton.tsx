import { Card, Column, Loading, PageHeading, Section, SideLayout, Skeleton, Wrap } from '@tiffin/ui';
import { CarrierFrame } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupMessages } from '../use-group-messages';
import { GroupHead } from './group-head';

const HeadRoom = styled.div`
  min-height: 116px;
  padding-top: 30px;
  box-sizing: border-box;
`;

/** Renders a title, and skeletons while the group loads: only its people may know whose it is. */
export function GroupSkeleton(): ReactElement {
  const t = useGroupMessages();
  return (
    <>
      <GroupHead>
        <HeadRoom>
          <PageHeading look="display">{t('heading')}</PageHeading>
        </HeadRoom>
      </GroupHead>
      <Wrap>
        <Section as="div">
          <Loading label={t('loading')}>
            <SideLayout $wide>
              <CarrierFrame>
                <Skeleton $height="320px" $radius="22px" />
              </CarrierFrame>
              <Column $gap={20}>
                <Card>
                  <Skeleton $height="220px" />
                </Card>
                <Card>
                  <Skeleton $height="132px" />
                </Card>
              </Column>
            </SideLayout>
          </Loading>
        </Section>
      </Wrap>
    </>
  );
}
