import type { ReactElement } from 'react';
import { DeadlinePanel } from './deadline-panel';
import { DeliveryPanel } from './delivery-panel';
import { LimitPanel } from './limit-panel';
import type { PanelProps } from './panel-props';
import { PaymentPanel } from './payment-panel';
import type { SettingName } from './setting-name';
import { SplitPanel } from './split-panel';
import { TimePanel } from './time-panel';
import { TipPanel } from './tip-panel';

export type SettingPanelProps = PanelProps & { readonly name: SettingName };

const panels = {
  split: SplitPanel,
  payment: PaymentPanel,
  limit: LimitPanel,
  deadline: DeadlinePanel,
  time: TimePanel,
  delivery: DeliveryPanel,
  tip: TipPanel,
} as const;

/** Renders the panel of one setting. */
export function SettingPanel({ name, ...props }: SettingPanelProps): ReactElement {
  const Panel = panels[name];
  return <Panel {...props} />;
}
