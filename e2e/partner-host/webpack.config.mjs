import { baseConfig } from '@tiffin/build';

export default {
  ...baseConfig({ dir: import.meta.dirname, name: 'partner-host', mode: 'production' }),
  entry: {
    main: './src/page/page.ts',
    embed: './src/embed-page/embed-page.ts',
    element: './src/element-page/element-page.ts',
    'single-spa': './src/single-spa-page/single-spa-page.ts',
  },
};
