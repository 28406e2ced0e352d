export { Combobox } from './overlay/combobox';
export { Menu } from './overlay/menu';
export type { MenuEntry } from './overlay/menu';
