import { useMutation } from '@tanstack/react-query';
import { countGuestIn, isOffered, nudgeGuests, serverNow } from '@tiffin/api';
import type { Fulfillment, FulfillmentGuest } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { announce } from '@tiffin/ui';
import { extendedDeadline } from '../../domain/extended-deadline';
import { useGroupCache } from '../use-group-cache';
import { useGroupTime } from '../use-group-time';
import { useRefusalToast } from '../use-refusal-toast';
import { useSendSettings } from '../use-send-settings';
import { useWaitingMessages } from './use-waiting-messages';

type HostSteps = {
  /** Absent where the service nudges nobody. */
  readonly nudge: ((guests: readonly FulfillmentGuest[]) => void) | undefined;
  /** Absent where the service counts nobody in. */
  readonly countIn: ((guest: FulfillmentGuest) => void) | undefined;
  readonly extend: () => void;
  readonly isBusy: boolean;
};

/** Returns what a host or co-host can do about guests who are not done. Each step says that it is done. */
export function useHostSteps(group: Fulfillment): HostSteps {
  const { fulfillmentId: id, orderByTime, merchant } = group;
  const send = useSendSettings(group);
  const t = useWaitingMessages();
  const format = useFormat();
  const time = useGroupTime(merchant.timeZone);
  const cache = useGroupCache();
  const onError = useRefusalToast(id);
  const nudge = useMutation({
    mutationFn: (guests: readonly FulfillmentGuest[]) =>
      nudgeGuests({ id, body: { externalUserIds: guests.map(({ externalUserId }) => externalUserId) } }),
    networkMode: 'always',
    meta: { context: 'nudgeGuests', isHandled: true },
    onSuccess: async (after, guests) => {
      await cache.adopt(after);
      const names = format.list(guests.map(({ firstName }) => firstName));
      announce(t('said.nudged', { names, count: guests.length }));
    },
    onError,
  });
  const countIn = useMutation({
    mutationFn: ({ externalUserId }: FulfillmentGuest) => countGuestIn({ id, externalUserId }),
    networkMode: 'always',
    meta: { context: 'countGuestIn', isHandled: true },
    // The news of the group says that the guest is ready.
    onSuccess: cache.adopt,
    onError,
  });
  const extend = useMutation({
    mutationFn: (until: string) => send({ orderByTime: until }),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: async ({ fulfillment }, until) => {
      await cache.adopt(fulfillment);
      announce(t('said.extended', { time: time(until) }));
    },
    onError,
  });
  return {
    nudge: isOffered('nudges') ? nudge.mutate : undefined,
    countIn: isOffered('countIn') ? countIn.mutate : undefined,
    extend: () => {
      if (orderByTime !== null) extend.mutate(extendedDeadline(orderByTime, serverNow()));
    },
    isBusy: nudge.isPending || countIn.isPending || extend.isPending,
  };
}
