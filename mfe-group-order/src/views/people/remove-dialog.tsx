import { useMutation } from '@tanstack/react-query';
import { removeGuest } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Lid, lidHueAt, Text, toast } from '@tiffin/ui';
import { DangerDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { guestName } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { Sentence } from '../sentence';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';

type RemoveDialogProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  readonly onClose: () => void;
};

/** Renders a confirmation before the host removes a guest, with the consequences. */
export function RemoveDialog({ group, tier: { guest }, onClose }: RemoveDialogProps): ReactElement {
  const t = useGroupMessages();
  const cache = useGroupCache();
  const refused = useRefusalToast(group.fulfillmentId);
  const name = guest.firstName;
  const remove = useMutation({
    mutationFn: () => removeGuest({ id: group.fulfillmentId, externalUserId: guest.externalUserId }),
    networkMode: 'always',
    meta: { context: 'removeGuest', isHandled: true },
    onSuccess: async (after) => {
      await cache.adopt(after);
      toast({ text: t('remove.done', { name }) });
    },
    onError: refused,
    onSettled: onClose,
  });
  return (
    <DangerDialog
      title={<Sentence name="remove.title" values={{ name: guestName(guest) }} />}
      lid={<Lid name={guestName(guest)} hue={lidHueAt(guest.seat)} />}
      keep={t('remove.keep')}
      confirm={t('remove.confirm')}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate();
      }}
    >
      <Text>
        <Sentence name="remove.consequence" values={{ name }} />
      </Text>
    </DangerDialog>
  );
}
