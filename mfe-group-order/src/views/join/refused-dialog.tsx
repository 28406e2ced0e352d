import { Button, Icon, LidCircle, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ModalRefusal } from '../../domain/group-refusal';
import { HomeLink } from '../page/home-link';
import { useGroupMessages } from '../use-group-messages';

type RefusedDialogProps = { readonly reason: ModalRefusal; readonly actions: ReactNode };

/** Renders the dialog that says at once why a person is out of a group, or cannot join it. The page says it, too. */
export function RefusedDialog({ reason, actions }: RefusedDialogProps): ReactElement | null {
  const t = useGroupMessages();
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title={t(`refused.${reason}.title`)}
      onClose={close}
      lid={
        <LidCircle $hue="paprika" aria-hidden="true">
          <Icon name={reason === 'LOCKED' ? 'lock' : 'people'} />
        </LidCircle>
      }
      actions={
        <>
          {actions ?? <HomeLink />}
          <Button wide onClick={close}>
            {t('refused.close')}
          </Button>
        </>
      }
    >
      <Text>{t(`refused.${reason}.text`)}</Text>
    </ConfirmDialog>
  );
}
