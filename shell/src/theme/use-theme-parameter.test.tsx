import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useThemeParameter } from './use-theme-parameter';

const colours = document.createElement('style');
colours.textContent = ':root { --background: #f5f1ea; --surface: #ffffff; }';

beforeEach(() => document.head.append(colours));
afterEach(() => {
  colours.remove();
  window.history.replaceState(null, '', '/');
});

const root = document.documentElement.style;

it('[PRM-13] themeJSON in the URL colours the page until it is taken off', async () => {
  const theme = encodeURIComponent('{"primary":"#0a5a50","text":"url(x)"}');
  window.history.replaceState(null, '', `/?themeJSON=${theme}`);
  const { unmount } = renderHook(useThemeParameter);
  await waitFor(() => expect(root.getPropertyValue('--primary')).toBe('#0a5a50'));
  expect(root.getPropertyValue('--text')).toBe('');
  unmount();
  expect(root).toHaveLength(0);
});
