export { Combobox } from './overlay/combobox';
export { ConfirmDialog } from './overlay/confirm-dialog';
export { Dialog } from './overlay/dialog';
export { Disclosure } from './overlay/disclosure';
export { Menu } from './overlay/menu';
export type { MenuEntry } from './overlay/menu';
export { Tabs } from './overlay/tabs';
