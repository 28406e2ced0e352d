import { ConfirmDialog } from './overlay/confirm-dialog';
import { createDangerDialog } from './overlay/create-danger-dialog';

export { Combobox } from './overlay/combobox';
export { Dialog } from './overlay/dialog';
export { Disclosure } from './overlay/disclosure';
export { Menu } from './overlay/menu';
export type { MenuEntry } from './overlay/menu';
export { Tabs } from './overlay/tabs';
export { ConfirmDialog };

/** Renders a dialog that asks before an irreversible action. */
export const DangerDialog = createDangerDialog(ConfirmDialog);
