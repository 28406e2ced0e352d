export { applyTheme } from './theming/apply-theme';
export { readTheme, THEME_COLOURS } from './theming/read-theme';
