import { useQuery } from '@tanstack/react-query';
import { isOffered, userQueries } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { Button, Column, FieldError, Heading, Loading, Skeleton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { CreditSwitch } from './credit-switch';
import { Points } from './points';
import { StampCard } from './stamp-card';
import { useRewardMessages } from './use-reward-messages';

export type RewardsProps = { readonly merchant: Merchant; readonly cart: Cart };

/** Renders what a signed-in person has collected and can pay with: points, credit, stamps (row LOY-05). */
export function Rewards({ merchant, cart }: RewardsProps): ReactElement | null {
  const t = useRewardMessages();
  const user = useQuery({ ...userQueries.current(), meta: { isHandled: true } });
  if (user.data === null) return null;
  const creditMicro = user.data?.creditMap[cart.currencyCode] ?? 0;
  const stamps = merchant.userStampCardProgress;
  return (
    <Column $gap={12}>
      <Heading as="h3">{t('heading')}</Heading>
      {user.isPending && (
        <Loading label={t('loading')}>
          <Skeleton $height="44px" />
        </Loading>
      )}
      {user.isError && !user.data && (
        <div>
          <FieldError>{t('failed')}</FieldError>
          <Button size="small" busy={user.isFetching} onClick={() => void user.refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
      {creditMicro > 0 && isOffered('creditChoice') && <CreditSwitch cart={cart} creditMicro={creditMicro} />}
      {/* Below the switch, which appears when points become credit: a double press must not reach it. */}
      {user.data && <Points user={user.data} cart={cart} />}
      {stamps && <StampCard progress={stamps} currencyCode={merchant.currencyCode} />}
    </Column>
  );
}
