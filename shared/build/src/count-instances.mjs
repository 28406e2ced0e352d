import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('./count-instance-loader.cjs', import.meta.url));

/** Modules that may have only one instance in a page, by the file that runs once per instance. */
const single = {
  react: /node_modules[\\/]react[\\/]index\.js$/,
  'react-dom': /node_modules[\\/]react-dom[\\/]index\.js$/,
  'react-query': /@tanstack[\\/]react-query[\\/]build[\\/]modern[\\/]index\.js$/,
  'styled-components': /node_modules[\\/]styled-components[\\/]dist[\\/].*\.js$/,
  router: /(?:shared|@tiffin)[\\/]router[\\/]src[\\/]index\.ts$/,
  auth: /(?:shared|@tiffin)[\\/]auth[\\/]src[\\/]index\.ts$/,
  'delivery-location': /(?:shared|@tiffin)[\\/]delivery-location[\\/]src[\\/]index\.ts$/,
  'event-bus': /(?:shared|@tiffin)[\\/]event-bus[\\/]src[\\/]index\.ts$/,
};

/** Returns webpack rules that make every singleton count its instances. */
export function countInstances() {
  return Object.entries(single).map(([name, test]) => ({
    test,
    enforce: 'post',
    // The counter is a side effect: without this, webpack skips modules that only re-export.
    sideEffects: true,
    use: [{ loader, options: { name } }],
  }));
}
