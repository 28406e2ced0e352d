import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Fast refresh wants the development form of JSX; made with the page's runtime it runs beside any build of React. */
export function jsxDEV(type, props, key, isStatic) {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key);
}
export { Fragment };
