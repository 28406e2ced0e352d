import { giveItem, sendOnce } from '@tiffin/api';
import type { CartItem, Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { Button, ButtonLink, Column, Heading, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { persistedQuery } from '../../domain/group-url';
import type { GuestTier } from '../../domain/guest-tier';
import { usePeopleChange } from './use-people-change';
import { usePeopleMessages } from './use-people-messages';

type GiveDishesProps = { readonly group: Fulfillment; readonly tier: GuestTier };

/** Renders the host's own dishes, each with the press that hands a portion to a person without a phone. */
export function GiveDishes({ group, tier }: GiveDishesProps): ReactElement {
  const t = usePeopleMessages();
  const { search } = useLocation();
  const name = tier.guest.firstName;
  const own = group.guests.find(({ externalUserId }) => externalUserId === group.hostId)?.cartItems ?? [];
  return (
    <section>
      <Column $gap={10}>
        <Heading as="h3">{t('give.heading', { name })}</Heading>
        <Text>{t('give.text', { name })}</Text>
        {own.map((item) => (
          <GiveButton key={item.cartItemId} group={group} tier={tier} item={item} />
        ))}
        <ButtonLink
          variant="outline"
          icon="plus"
          to={merchantPaths(group.merchant.url).menu + persistedQuery(search)}
        >
          {t('give.menu')}
        </ButtonLink>
      </Column>
    </section>
  );
}

function GiveButton({ group, tier, item }: GiveDishesProps & { readonly item: CartItem }): ReactElement {
  const t = usePeopleMessages();
  const { externalUserId, firstName: name } = tier.guest;
  const { fulfillmentId: id } = group;
  const { cartItemId } = item;
  const words = { name, dish: item.name };
  const give = usePeopleChange(group, {
    context: 'giveItem',
    send: () =>
      sendOnce(JSON.stringify(['giveItem', id, externalUserId, cartItemId]), (options) =>
        giveItem({ id, externalUserId, body: { cartItemId } }, options),
      ),
    done: t('give.given', words),
    changesCart: true,
  });
  return (
    <Button
      variant="primary"
      busy={give.isPending}
      onClick={() => {
        give.mutate();
      }}
    >
      <span data-content="">{t('give.one', words)}</span>
    </Button>
  );
}
