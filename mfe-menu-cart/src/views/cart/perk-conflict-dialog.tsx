import type { CartCommands } from '@tiffin/api';
import { Button, Icon, LidCircle, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type PerkConflictDialogProps = {
  readonly commands: Pick<
    CartCommands,
    'perkConflict' | 'removeConflictingPerks' | 'dismissPerkConflict' | 'isUpdatingItem'
  >;
};

/** Renders the explanation of two conflicting perks, and offers to keep the new one. */
export function PerkConflictDialog({ commands }: PerkConflictDialogProps): ReactElement | null {
  const t = useMenuCartMessages();
  const { perkConflict, removeConflictingPerks, dismissPerkConflict, isUpdatingItem } = commands;
  if (perkConflict === null) return null;
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
      <Text>{perkConflict.displayHint ?? t('perk.meaning')}</Text>
    </ConfirmDialog>
  );
}
