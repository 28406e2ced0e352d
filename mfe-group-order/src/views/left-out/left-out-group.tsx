import { useQuery } from '@tanstack/react-query';
import { cartQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { GroupSkeleton } from '../page/group-skeleton';
import { UnavailableGroup } from '../page/unavailable-group';
import { Sentence } from '../sentence';
import { useLeftOutMessages } from './use-left-out-messages';

/**
 * Renders to a guest that the group ordered without them. Who had chosen and was not done finds the dishes in their own cart again.
 */
export function LeftOutGroup({ group }: { readonly group: Fulfillment }): ReactElement {
  const t = useLeftOutMessages();
  const { merchant } = group;
  const cart = useQuery({
    ...cartQueries.detail(merchant.id),
    meta: { context: 'getCart', isHandled: true },
  });
  if (cart.isPending) return <GroupSkeleton />;
  const hasDishes = cart.data !== undefined && cart.data.cartItems.length > 0;
  const key = hasDishes ? 'chosen' : 'nothing';
  const paths = merchantPaths(merchant.url);
  return (
    <UnavailableGroup
      icon={hasDishes ? 'warning' : 'people'}
      title={t(`placed.${key}.title`)}
      text={
        <Sentence
          namespace="group-left-out"
          name={`placed.${key}.text`}
          values={{ host: group.host.firstName, merchant: merchant.name }}
        />
      }
      actions={
        <ButtonLink to={hasDishes ? paths.order : paths.menu} variant="primary">
          {t(`placed.${key}.action`)}
        </ButtonLink>
      }
    />
  );
}
