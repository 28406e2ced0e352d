import { useQuery } from '@tanstack/react-query';
import { cartQueries } from '@tiffin/api';
import type { ItemCommands } from '@tiffin/api';
import type { MenuItem } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Button, Icon, LidCircle, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { perkConflictParties } from '../../domain/perk-conflict-parties';
import { useCartPanelMessages } from './use-cart-panel-messages';

type PerkConflictDialogProps = {
  readonly merchantId: string;
  readonly commands: Pick<
    ItemCommands,
    'perkConflict' | 'removeConflictingPerks' | 'dismissPerkConflict' | 'isUpdatingItem'
  >;
  /** The dish that is being added or changed, where it is known. */
  readonly item?: Pick<MenuItem, 'name' | 'perk'>;
};

/** Renders which dishes' perks conflict and what each saves, and offers to keep the new one (row CRT-11). */
export function PerkConflictDialog({
  merchantId,
  commands,
  item,
}: PerkConflictDialogProps): ReactElement | null {
  const t = useCartPanelMessages();
  const format = useFormat();
  const { data: cart } = useQuery({ ...cartQueries.detail(merchantId), meta: { isHandled: true } });
  const { perkConflict, removeConflictingPerks, dismissPerkConflict, isUpdatingItem } = commands;
  if (perkConflict === null) return null;
  const { taken, wanted } = perkConflictParties(perkConflict, cart?.cartItems ?? [], item);
  const words = ({ name, savingsMicro }: { readonly name: string; readonly savingsMicro: number }) => ({
    name,
    amount: format.money(savingsMicro, cart?.currencyCode ?? 'DOLLAR'),
  });
  return (
    <ConfirmDialog
      title={t('perk.title')}
      onClose={dismissPerkConflict}
      lid={
        <LidCircle $hue="turmeric" aria-hidden="true">
          <Icon name="ticket" />
        </LidCircle>
      }
      actions={
        <>
          <Button wide variant="primary" busy={isUpdatingItem} onClick={removeConflictingPerks}>
            {t('perk.replace')}
          </Button>
          <Button wide onClick={dismissPerkConflict}>
            {t('perk.leave')}
          </Button>
        </>
      }
    >
      {taken.map((dish) => (
        <Text key={dish.name} $strong>
          {t('perk.taken', words(dish))}
        </Text>
      ))}
      {wanted && <Text $strong>{t('perk.wanted', words(wanted))}</Text>}
      <Text>{perkConflict.displayHint ?? t('perk.meaning')}</Text>
    </ConfirmDialog>
  );
}
