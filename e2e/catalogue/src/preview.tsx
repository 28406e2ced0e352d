import '@fontsource-variable/bricolage-grotesque';
import type { Decorator, Loader, Preview } from '@storybook/react-webpack5';
import { setLocale, toLocale } from '@tiffin/i18n';
import { StoryPage } from './story-page';

const speakLanguage: Loader = ({ globals }) => setLocale(toLocale(globals['language']));

const showInTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  document.documentElement.style.colorScheme = theme;
  return (
    <StoryPage theme={theme}>
      <Story />
    </StoryPage>
  );
};

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        dynamicTitle: true,
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh', title: '繁體中文' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en' },
  parameters: { controls: { disable: true }, actions: { disable: true }, interactions: { disable: true } },
  loaders: [speakLanguage],
  decorators: [showInTheme],
};

export default preview;
