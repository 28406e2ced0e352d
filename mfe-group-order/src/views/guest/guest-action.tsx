import { useMutation } from '@tanstack/react-query';
import { joinFulfillment } from '@tiffin/api';
import type { Fulfillment, GuestStatus } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { announce, Button, ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { persistedQuery } from '../../domain/group-url';
import { guestTiers } from '../../domain/guest-tier';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';

/** Renders a guest's next step: add items, get ready, or take that back. */
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
  if (mine.state === 'ready') {
    return (
      <Button size="big" variant="outline" wide icon="edit" busy={say.isPending} onClick={change('BROWSING')}>
        {t('done.change')}
      </Button>
    );
  }
  if (mine.state === 'browsing') {
    const to = merchantPaths(group.merchant.url).menu + persistedQuery(search);
    return (
      <ButtonLink size="big" variant="primary" wide icon="plus" to={to}>
        {t('people.add')}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="big"
      variant="primary"
      wide
      busy={say.isPending}
      amount={format.money(mine.amountMicro, group.currencyCode)}
      onClick={change('READY')}
    >
      {t('done.say')}
    </Button>
  );
}
