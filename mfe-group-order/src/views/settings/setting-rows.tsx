import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { groupRoles } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Icon, media } from '@tiffin/ui';
import { SettingRow } from '@tiffin/ui/more';
import type { IconName } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { SplitNote } from '../split-note';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useWhereAndWhen } from '../use-where-and-when';
import { CO_HOST_SETTING_NAMES, SETTING_NAMES } from './setting-name';
import type { SettingName } from './setting-name';
import type { SettingPanelProps } from './setting-panel';

const SettingPanel = lazyScreen<SettingPanelProps>(() =>
  import(/* webpackChunkName: "group-settings" */ './setting-panel').then((m) => ({ View: m.SettingPanel })),
);

const PaymentNote = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "group-settings" */ './payment-note').then((m) => ({ View: m.PaymentNote })),
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
  const notes = useNotes(group);
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

function useNotes(group: Fulfillment): Readonly<Record<SettingName, ReactNode>> {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const { where, when } = useWhereAndWhen(group);
  return {
    split: <SplitNote group={group} />,
    payment: group.ownerPaymentOptions ? (
      <Suspense>
        <PaymentNote group={group} />
      </Suspense>
    ) : (
      t('settings.paymentLater')
    ),
    limit: t('limit.people', { count: group.guestMax }),
    deadline: group.orderByTime === null ? t('deadline.none') : time(group.orderByTime),
    time: when,
    delivery: (
      <span
        data-content={group.fulfillmentType === 'DELIVERY' && group.deliveryDetails.location ? '' : undefined}
      >
        {where}
      </span>
    ),
    tip: useTipNote(group),
  };
}

function useTipNote({ fulfillmentId, tip, costBreakdown, currencyCode }: Fulfillment): string {
  const t = useGroupMessages();
  const format = useFormat();
  const { data } = useQuery({
    ...fulfillmentQueries.tipOptions(fulfillmentId),
    meta: { context: 'getFulfillmentTipOptions', isHandled: true },
  });
  const percent = data?.find(({ id }) => id === tip.selectedTipOptionId)?.percent;
  if (costBreakdown.tipMicro === 0) return t(percent ? 'tip.percent' : 'tip.none', { percent: percent ?? 0 });
  const amount = format.money(costBreakdown.tipMicro, currencyCode);
  return percent === undefined ? amount : t('tip.both', { percent, amount });
}
