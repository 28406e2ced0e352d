export { applyTheme } from './theming/apply-theme';
export { readTheme } from './theming/read-theme';
