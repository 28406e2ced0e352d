import { expect, it } from '@jest/globals';
import { applyTheme } from './apply-theme';

function pageWith(tokens: Readonly<Record<string, string>>): HTMLElement {
  const style = document.createElement('style');
  style.textContent = `:root { ${Object.entries(tokens)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ')} }`;
  document.head.replaceChildren(style);
  return document.documentElement;
}

it('[PRM-13] colours the page by custom properties only, and removes them again', () => {
  const root = pageWith({ background: '#f5f1ea', surface: '#ffffff' });
  const takeOff = applyTheme('{"primary":"#0a5a50","text":"url(x)"}', root);
  expect(root.style.getPropertyValue('--primary')).toBe('#0a5a50');
  expect(root.style.getPropertyValue('--on-primary')).toBe('#ffffff');
  expect(root.style.cssText).toBe('--primary: #0a5a50; --primary-hover: #0a5a50; --on-primary: #ffffff;');
  takeOff();
  expect(root.style).toHaveLength(0);
});

it.each(['{', '{"primary":"red; } * { display: none"}', '</style><script>alert(1)</script>'])(
  '[PRM-13] leaves the page unchanged by %j',
  (json) => {
    const root = pageWith({});
    const before = document.documentElement.outerHTML;
    applyTheme(json, root);
    expect(document.documentElement.outerHTML).toBe(before);
  },
);
