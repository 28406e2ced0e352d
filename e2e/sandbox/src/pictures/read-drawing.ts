import { readdirSync, readFileSync } from 'node:fs';

/** The parts of a drawing, as short as they are sent. */
export type Drawing = {
  /** The tag of the root. */
  readonly root: string;
  /** What the shapes refer to, such as materials and shadows, by id. */
  readonly definitions: ReadonlyMap<string, string>;
  readonly shapes: string;
};

const assets = new URL('assets/', import.meta.url);
const known = new Map<string, Drawing>();

/** The name of every dish that has a drawing in `assets/dishes`. */
export const dishNames: ReadonlySet<string> = new Set(
  readdirSync(new URL('dishes/', assets)).map((file) => file.replace(/\.svg$/, '')),
);

/** Returns the drawing of a file of `assets`. Its name comes from this code or from `dishNames`, never from a caller. */
export function readDrawing(folder: 'dishes' | 'patterns', name: string): Drawing {
  const path = `${folder}/${name}.svg`;
  const drawing = known.get(path) ?? parseDrawing(readFileSync(new URL(path, assets), 'utf8'));
  known.set(path, drawing);
  return drawing;
}

function parseDrawing(file: string): Drawing {
  const elements = file.replace(/<\?.*?\?>|<!--.*?-->/gs, '').replace(/\s+/g, ' ');
  const svg = withoutNames(elements.replace(/ ?(<|\/?>) ?/g, '$1'));
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const parts = contentOf(svg);
  const isDefinitions = (part: string): boolean => part.startsWith('<defs');
  const definitions = parts.filter(isDefinitions).flatMap(contentOf);
  return {
    root,
    definitions: new Map(definitions.map((part) => [/ id="([^"]+)"/.exec(part)?.[1] ?? part, part])),
    shapes: parts.filter((part) => !isDefinitions(part)).join(''),
  };
}

/** Removes ids that nothing refers to, and groups that have only such an id: they are there for who edits the drawing. */
function withoutNames(svg: string): string {
  const used = new Set([...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id));
  const isKept: boolean[] = [];
  return svg
    .replace(/ id="([^"]+)"/g, (attribute, id) => (used.has(id) ? attribute : ''))
    .replace(/<(\/?)g\b[^>]*(?<!\/)>/g, (tag, end) => {
      if (!end) isKept.push(tag !== '<g>');
      return (end ? isKept.pop() : isKept.at(-1)) ? tag : '';
    });
}

/** Returns the elements directly inside an element. */
function contentOf(element: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [tag] of element.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    if (depth > 0) part += tag;
    if (!tag.startsWith('</') && !tag.endsWith('/>')) depth += 1;
    if (depth !== 1 || part === '') continue;
    parts.push(part);
    part = '';
  }
  return parts;
}
