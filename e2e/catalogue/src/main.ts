import type { StorybookConfig } from '@storybook/react-webpack5';
import { baseConfig } from '@tiffin/build';

const ours = baseConfig({
  dir: import.meta.dirname,
  name: 'catalogue',
  mode: 'development',
  isSingle: false,
});

/** Shows the stories of `shared/ui`, compiled like the product. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [{ directory: '../../../shared/ui/src', files: '**/*.stories.tsx' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // React tells about wrong markup only in its development build.
  features: { developmentModeForBuild: true },
  // Stories show every state, so nothing reads the types of props.
  typescript: { check: false, reactDocgen: false },
  webpackFinal: (config) => ({
    ...config,
    devtool: false,
    resolve: { ...config.resolve, extensions: ours.resolve?.extensions },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...(ours.module?.rules ?? [])] },
    optimization: { ...config.optimization, minimize: false },
    performance: false,
  }),
};

export default config;
