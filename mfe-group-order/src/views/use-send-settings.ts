import { useQueryClient } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment, UpdateFulfillmentInput } from '@tiffin/contracts';
import { saveSettings } from '../api/save-settings';
import type { SavedSettings } from '../api/save-settings';
import { settingsIn } from '../domain/changed-settings';
import type { SettingField } from '../domain/changed-settings';

type SendSettings = (
  body: UpdateFulfillmentInput,
  fields?: readonly SettingField[],
) => Promise<SavedSettings>;

/**
 * Returns a function that saves settings of a group as it is shown. Nothing that somebody else changed meanwhile is overwritten: of
 * `fields`, by default of what is sent.
 */
export function useSendSettings(group: Fulfillment): SendSettings {
  const queryClient = useQueryClient();
  const detail = { ...fulfillmentQueries.detail(group.fulfillmentId), staleTime: 0 };
  return (body, fields = settingsIn(body)) =>
    saveSettings({ body, seen: group, fields, read: () => queryClient.fetchQuery(detail) });
}
