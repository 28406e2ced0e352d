import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { SettingField } from '../../domain/changed-settings';
import type { SettingFrame } from './panel-props';
import { useSettingMessages } from './use-setting-messages';

/** Renders what a setting is now that somebody else changed it, with the press that leaves it so. */
export function ChangedSetting({ group, note, onClose, changed }: SettingFrame): ReactElement {
  const t = useSettingMessages();
  const write = useFieldWords(group);
  const words = changed.flatMap((field) => write(field) ?? []);
  return (
    <Banner
      role="alert"
      tone="warn"
      icon="warning"
      action={
        <Button size="small" variant="outline" onClick={onClose}>
          {t('changed.keep')}
        </Button>
      }
    >
      <b>{t('changed.title')}</b> {t('changed.now')} {words.length < changed.length && note}
      {words.length > 0 && words.length < changed.length && ' · '}
      {words.join(' · ')}
    </Banner>
  );
}

/** Returns the words for a setting that its row does not show; undefined for the others. */
function useFieldWords({
  groupDisplay,
  countInAtDeadline,
  autoOrder,
  currencyCode,
}: Fulfillment): (field: SettingField) => string | undefined {
  const t = useSettingMessages();
  const format = useFormat();
  return (field) => {
    switch (field) {
      case 'showGuestItems':
        return t(groupDisplay.showGuestItems ? 'now.shown' : 'now.hidden');
      case 'countInAtDeadline':
        return t(countInAtDeadline ? 'now.counted' : 'now.notCounted');
      case 'autoOrder':
        return autoOrder
          ? t('now.auto', { most: format.money(autoOrder.maxTotalMicro, currencyCode) })
          : t('now.notAuto');
      default:
        return undefined;
    }
  };
}
