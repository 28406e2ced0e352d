import { useMutation } from '@tanstack/react-query';
import { joinFulfillment } from '@tiffin/api';
import type { Fulfillment, GuestStatus } from '@tiffin/contracts';
import { merchantPaths, parseQueryParameters } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Navigate, useLocation } from '@tiffin/router';
import { announce, Button, ButtonLink, Column } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { cardPart } from '../../domain/card-part';
import { persistedQuery } from '../../domain/group-url';
import { guestTiers } from '../../domain/guest-tier';
import { PayPartButton } from '../payment/pay-part-button';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';

/** Renders a guest's next step: add items, get ready, update the order, or take that back. */
export function GuestAction({ group }: { readonly group: Fulfillment }): ReactElement | null {
  const t = useGroupMessages();
  const format = useFormat();
  const cache = useGroupCache();
  const { search } = useLocation();
  const refused = useRefusalToast(group.fulfillmentId);
  const say = useMutation({
    mutationFn: (status: GuestStatus) => joinFulfillment({ id: group.fulfillmentId, body: { status } }),
    networkMode: 'always',
    meta: { context: 'joinFulfillment', isHandled: true },
    onSuccess: async (after, status) => {
      await cache.adopt(after);
      announce(t(status === 'READY' ? 'done.said' : 'done.takenBack'));
    },
    onError: refused,
  });
  const mine = guestTiers(group).find(({ isMe }) => isMe);
  if (!mine) return null;
  const change = (status: GuestStatus) => () => {
    say.mutate(status);
  };
  const part = cardPart(mine);
  const isUnpaid = part !== undefined && (part.state === 'missing' || part.state === 'more');
  const toMenu = merchantPaths(group.merchant.url).menu + persistedQuery(search);
  if (mine.state === 'ready') {
    return (
      <Column $gap={8}>
        {isUnpaid && <PayPartButton group={group} part={part} isReady />}
        <ButtonLink size="big" variant="outline" wide icon="edit" to={toMenu}>
          {t('done.update')}
        </ButtonLink>
        <Button wide busy={say.isPending} onClick={change('BROWSING')}>
          {t('done.takeBack')}
        </Button>
      </Column>
    );
  }
  if (mine.state === 'browsing') {
    // A link with `goConsumerFlow=1` takes a guest on to the dishes.
    if (parseQueryParameters(search).goConsumerFlow) return <Navigate to={toMenu} replace />;
    return (
      <ButtonLink size="big" variant="primary" wide icon="plus" to={toMenu}>
        {t('people.add')}
      </ButtonLink>
    );
  }
  if (isUnpaid) return <PayPartButton group={group} part={part} isReady={false} />;
  return (
    <Button
      size="big"
      variant="primary"
      wide
      busy={say.isPending}
      amount={format.money(mine.ownMicro, group.currencyCode)}
      onClick={change('READY')}
    >
      {t('done.say')}
    </Button>
  );
}
