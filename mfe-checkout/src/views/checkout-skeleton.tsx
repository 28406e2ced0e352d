import {
  Card,
  Column,
  Loading,
  PageHeading,
  Row,
  Section,
  SideLayout,
  Skeleton,
  Stack,
  Tier,
  usePageTitle,
  Wrap,
} from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

/** Renders the checkout's title, and skeletons while merchant and cart load. */
export function CheckoutSkeleton(): ReactElement {
  const t = useCheckoutMessages();
  usePageTitle(t('heading'));
  return (
    <Wrap>
      <Section as="div">
        <Column $gap={20}>
          <Row $gap={14}>
            <Skeleton aria-hidden="true" $width="44px" $height="44px" $radius="var(--r-control)" />
            <div>
              <PageHeading>{t('heading')}</PageHeading>
              <Skeleton aria-hidden="true" $width="160px" $height="20px" />
            </div>
          </Row>
          <Loading label={t('loading')}>
            <SideLayout $wide>
              <Column $gap={16}>
                <Skeleton $height="88px" $radius="22px" />
                <Stack as="div">
                  <Tier as="div">
                    <Skeleton $height="420px" />
                  </Tier>
                  <Tier as="div">
                    <Skeleton $height="46px" />
                  </Tier>
                </Stack>
              </Column>
              <Card>
                <Skeleton $height="320px" />
              </Card>
            </SideLayout>
          </Loading>
        </Column>
      </Section>
    </Wrap>
  );
}
