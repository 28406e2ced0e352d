import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * Creates development JSX, which fast refresh needs, with the page's own JSX runtime. Works with any build of React.
 */
export function jsxDEV(type, props, key, isStatic) {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key);
}
export { Fragment };
