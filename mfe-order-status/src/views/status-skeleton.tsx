import {
  Card,
  Column,
  Loading,
  PageHeading,
  Section,
  SideLayout,
  Skeleton,
  usePageTitle,
  Wrap,
} from '@tiffin/ui';
import type { ReactElement } from 'react';
import { Pulled, StatusHero } from './status-hero';
import { useStatusMessages } from './use-status-messages';

/** Renders the page's title, and skeletons while the order loads. */
export function StatusSkeleton(): ReactElement {
  const t = useStatusMessages();
  usePageTitle(t('heading'));
  return (
    <>
      <StatusHero>
        <Wrap>
          <PageHeading look="display">{t('heading')}</PageHeading>
        </Wrap>
      </StatusHero>
      <Wrap>
        <Loading label={t('loading')}>
          <Pulled>
            <Card>
              <Skeleton $height="92px" />
            </Card>
          </Pulled>
          <Section as="div">
            <SideLayout>
              <Column $gap={20}>
                <Card>
                  <Skeleton $height="96px" />
                </Card>
                <Card>
                  <Skeleton $height="240px" />
                </Card>
              </Column>
              <Card>
                <Skeleton $height="220px" />
              </Card>
            </SideLayout>
          </Section>
        </Loading>
      </Wrap>
    </>
  );
}
