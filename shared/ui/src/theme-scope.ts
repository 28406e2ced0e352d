export { ThemeScope } from './theme/theme-scope';
