import { serverNow } from '@tiffin/api';
import { useFormat } from '@tiffin/i18n';

import { Text } from '@tiffin/ui';
import { TileGroup } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { deadlineChoices } from '../../domain/deadline-choices';
import { useGroupMessages } from '../use-group-messages';
import { ZoneNote } from '../zone-note';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';

const none = 'none';
const count = 12;

/** Renders the choice of the deadline. */
export function DeadlinePanel({ group, onClose }: PanelProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const { save, isSaving } = useSaveSetting(group, onClose);
  const current = group.orderByTime && new Date(group.orderByTime).toISOString();
  const [choices] = useState(() => {
    const now = serverNow();
    const ahead = deadlineChoices(now, count);
    const isKept = current !== null && Date.parse(current) > now && !ahead.includes(current);
    return isKept ? [current, ...ahead].sort() : ahead;
  });
  const [chosen, setChosen] = useState<string>(current ?? none);
  return (
    <PanelFrame
      title={t('settings.deadline')}
      onClose={onClose}
      isSaving={isSaving}
      isChanged={chosen !== (current ?? none)}
      onSave={() => {
        save({ orderByTime: chosen === none ? null : chosen });
      }}
    >
      <Text $tone="muted">{t('deadline.text')}</Text>
      <ZoneNote timeZone={group.merchant.timeZone} />
      <TileGroup
        legend={t('settings.deadline')}
        value={chosen}
        options={[
          ...choices.map((value) => ({ value, label: format.time(value, group.merchant.timeZone) })),
          { value: none, label: t('deadline.none') },
        ]}
        onChange={setChosen}
      />
    </PanelFrame>
  );
}
