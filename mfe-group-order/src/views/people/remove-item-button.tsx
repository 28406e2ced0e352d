import { removeGuestItem } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { usePeopleChange } from './use-people-change';
import { usePeopleMessages } from './use-people-messages';

type RemoveItemButtonProps = {
  readonly group: Fulfillment;
  readonly item: { readonly externalUserId: string; readonly cartItemId: string; readonly dish: string };
};

/** Renders the press with which the host removes a dish of another person, or their own sold-out dish. */
export function RemoveItemButton({ group, item }: RemoveItemButtonProps): ReactElement {
  const t = usePeopleMessages();
  const { externalUserId, cartItemId, dish } = item;
  const remove = usePeopleChange(group, {
    context: 'removeGuestItem',
    send: () => removeGuestItem({ id: group.fulfillmentId, externalUserId, cartItemId }),
    done: t('removed', { dish }),
    changesCart: true,
  });
  return (
    <Button
      size="small"
      variant="outline"
      icon="trash"
      busy={remove.isPending}
      onClick={() => {
        remove.mutate();
      }}
    >
      <span data-content="">{t('remove', { dish })}</span>
    </Button>
  );
}
