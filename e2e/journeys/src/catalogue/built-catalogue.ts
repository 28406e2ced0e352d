import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The folder that the step `catalogue` of `npm test` builds. */
export const CATALOGUE_FOLDER = fileURLToPath(new URL('../../../catalogue/dist', import.meta.url));

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), tags: z.array(z.string()) }),
  ),
});

/** A story of the built catalogue. */
export type Story = {
  readonly id: string;
  /** The component's file and the story's name: "action/button: Busy". */
  readonly name: string;
  /** The component is shown on phones only. */
  readonly isForPhones: boolean;
};

/** Returns the stories of the built catalogue. Throws if it was not built or is empty. */
export function readStories(): readonly Story[] {
  const file = join(CATALOGUE_FOLDER, 'index.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run npm test -- install catalogue.`);
  const { entries } = indexSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const stories = Object.values(entries).map(({ id, title, name, tags }) => ({
    id,
    name: `${title}: ${name}`,
    isForPhones: tags.includes('phone'),
  }));
  if (stories.length === 0) throw new Error(`${file} lists no stories.`);
  return stories;
}
