import { Card, Column, Loading, Section, SideLayout, Skeleton, Stack, Tier, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

const parts = ['how', 'where', 'when', 'who', 'tip', 'pay'] as const;

/** Renders the checkout's skeletons while merchant and cart load. */
export function CheckoutSkeleton(): ReactElement {
  const t = useCheckoutMessages();
  return (
    <Wrap>
      <Section as="div">
        <Loading label={t('loading')}>
          <Column $gap={20}>
            <Skeleton $width="220px" $height="44px" />
            <SideLayout $wide>
              <Stack as="div">
                {parts.map((part) => (
                  <Tier as="div" key={part}>
                    <Skeleton $height="46px" />
                  </Tier>
                ))}
              </Stack>
              <Card>
                <Skeleton $height="320px" />
              </Card>
            </SideLayout>
          </Column>
        </Loading>
      </Section>
    </Wrap>
  );
}
