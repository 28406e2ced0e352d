import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

/** The themes of the product. */
export type Theme = 'light' | 'dark';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

const SCHEME = /\(prefers-color-scheme:\s*(light|dark)\)/g;
const [ALWAYS, NEVER] = ['(min-width: 0)', '(max-width: 0)'];

/**
 * Returns a plugin for styles that shows a theme whatever the browser prefers. The product follows the browser, whose preference
 * a page cannot set.
 */
export function showTheme(theme: Theme): StylisPlugin {
  const plugin: StylisPlugin = (element) => {
    if (element.type !== '@media') return;
    Object.assign(element, {
      value: element.value.replace(SCHEME, (_, scheme) => (scheme === theme ? ALWAYS : NEVER)),
    });
  };
  // styled-components makes other class names for a plugin with another name.
  Object.defineProperty(plugin, 'name', { value: `show-${theme}` });
  return plugin;
}
