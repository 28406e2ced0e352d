import { beforeAll } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import React from 'react';
import { addModalDialogs } from './modal-dialogs.mjs';

// As in production. Otherwise jsdom parses all styles again for each new component, a tenth of the screen tests' time.
process.env.SC_DISABLE_SPEEDY = 'false';

// React's development build records a stack trace for up to 10,000 elements a second, which took a tenth of the screen tests' time.
// Here it counts as if it had recorded them. Warnings still name the components.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) => ({
    // jsdom animates nothing.
    matches: media === '(prefers-reduced-motion: reduce)',
    media,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer;
  if (window.CSS) window.CSS.supports ??= () => false;
  window.performance.getEntriesByType ??= () => [];
  addModalDialogs(window);
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  // Tests read both languages at once; a page waits only for the current one.
  beforeAll(async () => {
    const { messagesReady, speak } = await import('@tiffin/i18n');
    speak('zh');
    await messagesReady();
  });
}
