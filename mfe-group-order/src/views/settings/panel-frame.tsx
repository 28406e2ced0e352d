import { useDirty } from '@tiffin/federation';
import { Button } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement, ReactNode } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { ChangedSetting } from './changed-setting';
import type { SettingFrame } from './panel-props';
import { useSettingMessages } from './use-setting-messages';

type PanelFrameProps = {
  readonly frame: SettingFrame;
  readonly title: string;
  readonly onSave: () => void;
  /** Whether it differs from the group's setting. */
  readonly isChanged: boolean;
  readonly children: ReactNode;
};

/** Renders the dialog around a setting: the choice, and one button that saves it. */
export function PanelFrame({ frame, title, onSave, isChanged, children }: PanelFrameProps): ReactElement {
  const t = useGroupMessages();
  const tSetting = useSettingMessages();
  const hasChanged = frame.changed.length > 0;
  useDirty(isChanged);
  return (
    <Dialog
      title={title}
      onClose={frame.onClose}
      keepOnScrim
      footer={
        <Button variant="primary" size="big" busy={frame.isSaving} onClick={onSave}>
          {hasChanged ? tSetting('changed.replace') : t('settings.save')}
        </Button>
      }
    >
      {hasChanged && <ChangedSetting {...frame} />}
      {children}
    </Dialog>
  );
}
