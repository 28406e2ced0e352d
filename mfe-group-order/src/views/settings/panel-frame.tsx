import { useDirty } from '@tiffin/federation';
import { Button } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement, ReactNode } from 'react';
import { useGroupMessages } from '../use-group-messages';

type PanelFrameProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly isSaving: boolean;
  /** Whether it differs from the group's setting. */
  readonly isChanged: boolean;
  readonly children: ReactNode;
};

/** Renders the dialog around a setting: the choice, and one button that saves it. */
export function PanelFrame(props: PanelFrameProps): ReactElement {
  const { title, onClose, onSave, isSaving, isChanged, children } = props;
  const t = useGroupMessages();
  useDirty(isChanged);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      keepOnScrim
      footer={
        <Button variant="primary" size="big" busy={isSaving} onClick={onSave}>
          {t('settings.save')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
