import type { Fulfillment } from '@tiffin/contracts';
import type { ReactNode } from 'react';
import type { SettingField } from '../../domain/changed-settings';

export type PanelProps = {
  readonly group: Fulfillment;
  /** The setting as its row shows it. */
  readonly note: ReactNode;
  readonly onClose: () => void;
};

export type SettingFrame = PanelProps & {
  readonly isSaving: boolean;
  /** What somebody else changed while the panel was open. */
  readonly changed: readonly SettingField[];
};
