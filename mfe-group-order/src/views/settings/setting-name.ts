/** The host's settings. Each has a row of its own. */
export const SETTING_NAMES = ['split', 'limit', 'deadline', 'time', 'delivery', 'tip'] as const;
export type SettingName = (typeof SETTING_NAMES)[number];
