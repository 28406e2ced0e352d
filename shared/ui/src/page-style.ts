export { GlobalStyle } from './theme/global-style';
