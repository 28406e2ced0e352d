import { lazyExport } from './lazy-export';

export { ConfirmDialog } from './overlay/confirm-dialog';
export { DangerDialog } from './overlay/danger-dialog';
export { Dialog } from './overlay/dialog';
export type { MenuEntry } from './overlay/menu';

/*
 * For remotes of contract 2, which import these from this entry point. They are removed together with that contract. Current screens
 * import popups from `@tiffin/ui/popups`, which keeps them out of what a dialog loads.
 */
export const Combobox = lazyExport(async () => (await import('./popups')).Combobox);
export const Menu = lazyExport(async () => (await import('./popups')).Menu);
export const Disclosure = lazyExport(async () => (await import('./overlay/disclosure')).Disclosure);
export const Tabs = lazyExport(async () => (await import('./overlay/tabs')).Tabs);
