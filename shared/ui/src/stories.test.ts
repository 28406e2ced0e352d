import { readdirSync, readFileSync } from 'node:fs';
import { exports as entryPoints } from '../package.json';

const source = new URL('.', import.meta.url);
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(new URL(file, source), 'utf8'));

/** It is around every story. */
const AROUND = 'GlobalStyle';

it.each(Object.values(entryPoints))('shows every component of %s in a story', async (file) => {
  const exported: Readonly<Record<string, unknown>> = await import(`.${file.slice('./src'.length)}`);
  const components = Object.keys(exported).filter((name) => /^[A-Z][a-z]/.test(name) && name !== AROUND);
  const withoutStory = components.filter((name) => !stories.some((text) => hasElement(text, name)));
  expect(withoutStory).toEqual([]);
});

function hasElement(text: string, name: string): boolean {
  return new RegExp(`<${name}[\\s/>]`).test(text);
}
