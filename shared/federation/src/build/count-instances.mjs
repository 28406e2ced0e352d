import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('./count-instance-loader.cjs', import.meta.url));

/** Modules of which a page may hold one instance only, by the file that runs once per instance. */
const single = {
  react: /node_modules[\\/]react[\\/]index\.js$/,
  'react-dom': /node_modules[\\/]react-dom[\\/]index\.js$/,
  'react-query': /@tanstack[\\/]react-query[\\/]build[\\/]modern[\\/]index\.js$/,
  'styled-components': /node_modules[\\/]styled-components[\\/]dist[\\/].*\.js$/,
  router: /shared[\\/]router[\\/]src[\\/]index\.ts$/,
  auth: /shared[\\/]auth[\\/]src[\\/]index\.ts$/,
  'event-bus': /shared[\\/]event-bus[\\/]src[\\/]index\.ts$/,
};

/** Webpack rules that make every singleton count its instances. */
export function countInstances() {
  return Object.entries(single).map(([name, test]) => ({
    test,
    enforce: 'post',
    // A counter is a side effect: the module must run although it only re-exports.
    sideEffects: true,
    use: [{ loader, options: { name } }],
  }));
}
