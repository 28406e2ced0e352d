import { ApiError, updateFulfillment } from '@tiffin/api';
import type { Fulfillment, FulfillmentValidation, UpdateFulfillmentInput } from '@tiffin/contracts';
import { changedSettings } from '../domain/changed-settings';
import type { SettingField } from '../domain/changed-settings';

export type SavedSettings = FulfillmentValidation & { readonly fulfillment: Fulfillment };

type Saving = {
  readonly body: UpdateFulfillmentInput;
  /** The group as the person saw it. Its revision is sent, where the service has one. */
  readonly seen: Fulfillment;
  /** The settings that nobody else may have changed meanwhile. */
  readonly fields: readonly SettingField[];
  /** Reads the group again. */
  readonly read: () => Promise<Fulfillment>;
};

/**
 * Saves settings with validation (specification 5). If other settings than `fields` changed meanwhile, sends again with the new
 * revision. Throws SETTINGS_CHANGED if these did, and writes nothing.
 */
export async function saveSettings(saving: Saving): Promise<SavedSettings> {
  const { body, seen, fields, read } = saving;
  const { fulfillmentId: id, settingsRevision } = seen;
  try {
    const versioned = settingsRevision === undefined ? body : { ...body, settingsRevision };
    return await updateFulfillment({ id, body: versioned, withValidation: true });
  } catch (error) {
    if (!isSettingsChanged(error)) throw error;
    const now = await read();
    const isSame = now.settingsRevision === settingsRevision;
    if (isSame || changedSettings(seen, now, fields).length > 0) throw error;
    return saveSettings({ ...saving, seen: now });
  }
}

/** Returns whether settings were refused because somebody had changed them meanwhile. */
export function isSettingsChanged(error: unknown): boolean {
  return error instanceof ApiError && error.type === 'SETTINGS_CHANGED';
}
