import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { UpdateFulfillmentInput } from '@tiffin/contracts';
import { announce } from '@tiffin/ui';
import { useState } from 'react';
import { isSettingsChanged } from '../../api/save-settings';
import { changedSettings } from '../../domain/changed-settings';
import { problemOf } from '../../domain/group-validity';
import type { ValidatedField, ValidationError } from '../../domain/group-validity';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';
import { useSendSettings } from '../use-send-settings';
import type { SettingFrame } from './panel-props';
import type { PanelProps } from './panel-props';
import { SETTING_FIELDS } from './setting-name';
import type { SettingName } from './setting-name';

export type SaveSetting = {
  readonly save: (body: UpdateFulfillmentInput) => void;
  /** What the dialog around the setting shows. */
  readonly frame: SettingFrame;
  /** What the saved setting still lacks. */
  readonly problem: ValidationError | undefined;
};

/**
 * Saves a setting of the host. The panel closes unless its `field` is invalid. If somebody changed the setting while the panel was
 * open, the panel says what it is now, and the next press replaces it knowingly.
 */
export function useSaveSetting(
  name: SettingName,
  { group, note, onClose }: PanelProps,
  field?: ValidatedField,
): SaveSetting {
  const t = useGroupMessages();
  const cache = useGroupCache();
  const queryClient = useQueryClient();
  const { fulfillmentId: id } = group;
  const refused = useRefusalToast(id);
  const send = useSendSettings(group);
  const [seen, setSeen] = useState(group);
  const fields = SETTING_FIELDS[name];
  const update = useMutation({
    mutationFn: (body: UpdateFulfillmentInput) => send(body, fields),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: async ({ fulfillment, validationErrors }) => {
      setSeen(fulfillment);
      await cache.adopt(fulfillment);
      queryClient.setQueryData(fulfillmentQueries.validation(id).queryKey, { validationErrors });
      if (problemOf({ validationErrors }, field)) return;
      announce(t('settings.saved'));
      onClose();
    },
    onError: (error) => {
      const now = queryClient.getQueryData(fulfillmentQueries.detail(id).queryKey) ?? seen;
      const isTold = isSettingsChanged(error) && changedSettings(seen, now, fields).length > 0;
      if (!isTold) refused(error);
    },
  });
  const changed = update.isPending ? [] : changedSettings(seen, group, fields);
  return {
    save: (body) => {
      if (update.isPending) return;
      setSeen(group);
      update.mutate(body);
    },
    frame: { group, note, onClose, isSaving: update.isPending, changed },
    problem: update.data && problemOf(update.data, field),
  };
}
