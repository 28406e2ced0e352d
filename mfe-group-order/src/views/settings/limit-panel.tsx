import { Row, Text } from '@tiffin/ui';
import { Stepper } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';

const most = 200;

/** Renders the limit of people. It cannot be below the current number. */
export function LimitPanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useGroupMessages();
  const { save, frame } = useSaveSetting('limit', props);
  const [count, setCount] = useState(group.guestMax);
  return (
    <PanelFrame
      title={t('settings.limit')}
      frame={frame}
      isChanged={count !== group.guestMax}
      onSave={() => {
        save({ guestMax: count });
      }}
    >
      <Row $between>
        <Text as="span">{t('limit.people', { count })}</Text>
        <Stepper
          big
          item={t('limit.person')}
          count={count}
          min={group.guests.length}
          max={most}
          onChange={setCount}
        />
      </Row>
      <Text $size="hint">{t('limit.hint', { count: group.guests.length })}</Text>
    </PanelFrame>
  );
}
