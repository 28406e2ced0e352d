import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { groupRoles } from '@tiffin/domain';
import { Icon, media } from '@tiffin/ui';
import { SettingRow } from '@tiffin/ui/more';
import type { IconName } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupMessages } from '../use-group-messages';
import { CO_HOST_SETTING_NAMES, SETTING_NAMES } from './setting-name';
import type { SettingName } from './setting-name';
import type { SettingPanelProps } from './setting-panel';
import { useSettingNotes } from './use-setting-notes';

const SettingPanel = lazyScreen<SettingPanelProps>(() =>
  import(/* webpackChunkName: "group-settings" */ './setting-panel').then((m) => ({ View: m.SettingPanel })),
);

const icons: Readonly<Record<SettingName, IconName>> = {
  split: 'split',
  payment: 'card',
  limit: 'people',
  deadline: 'clock',
  time: 'calendar',
  delivery: 'pin',
  tip: 'heart',
};

/** Opens the settings on phones, where they would keep the people out of sight. */
const Fold = styled.button.attrs({ type: 'button' })`
  display: none;
  ${media.narrow} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 52px;
    padding: 0 16px;
    border-radius: 14px;
    background: var(--surface);
    font-weight: 650;
  }
`;

const Rows = styled.div<{ readonly $isUnfolded: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: 3px;
  & > * {
    border-radius: 14px;
  }
  ${media.narrow} {
    display: ${({ $isUnfolded }) => ($isUnfolded ? 'grid' : 'none')};
    margin-top: 3px;
  }
`;

type SettingRowsProps = {
  readonly group: Fulfillment;
  readonly setting: SettingName | undefined;
  readonly onSetting: (setting: SettingName | undefined) => void;
};

/** Renders the settings that the reader may change. Each row shows its value and opens its panel. */
export function SettingRows({ group, setting, onSetting }: SettingRowsProps): ReactElement {
  const names = groupRoles(group).isHost ? SETTING_NAMES : CO_HOST_SETTING_NAMES;
  const t = useGroupMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const notes = useSettingNotes(group);
  return (
    <section aria-label={t('settings.heading')}>
      <Fold
        aria-expanded={isUnfolded}
        onClick={() => {
          setUnfolded(!isUnfolded);
        }}
      >
        {t('settings.heading')}
        <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} />
      </Fold>
      <Rows $isUnfolded={isUnfolded}>
        {names.map((name) => (
          <SettingRow
            key={name}
            icon={icons[name]}
            title={t(`settings.${name}`)}
            note={notes[name]}
            onClick={() => {
              onSetting(name);
            }}
          />
        ))}
      </Rows>
      {setting && (
        <Suspense>
          <SettingPanel
            key={setting}
            group={group}
            name={setting}
            note={notes[setting]}
            onClose={() => {
              onSetting(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
