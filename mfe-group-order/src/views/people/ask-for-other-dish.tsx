import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Button, toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { copyText } from '../../api/share-or-copy';
import type { GuestTier } from '../../domain/guest-tier';
import { useGroupMessages } from '../use-group-messages';
import { usePeopleMessages } from './use-people-messages';

type AskForOtherDishProps = { readonly group: Fulfillment; readonly tier: GuestTier };

/** Renders the press that copies a message to a guest whose dishes cannot be ordered. */
export function AskForOtherDish({ group, tier }: AskForOtherDishProps): ReactElement | null {
  const t = usePeopleMessages();
  const tGroup = useGroupMessages();
  const format = useFormat();
  const { firstName: name, cartItems } = tier.guest;
  const dishes = cartItems.filter(({ isAvailable }) => !isAvailable).map((item) => item.name);
  if (dishes.length === 0) return null;
  return (
    <Button
      variant="outline"
      icon="copy"
      onClick={() => {
        const words = { name, dishes: format.list(dishes), link: group.joinUri };
        void copyText(t('message', words)).then((isCopied) => {
          toast({ text: isCopied ? t('messageCopied', { name }) : tGroup('invite.notCopied') });
        });
      }}
    >
      {t('copyMessage', { name })}
    </Button>
  );
}
