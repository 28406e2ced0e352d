import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../commands/workspace-root.mjs';
import type { Room } from './draw-house';

const packageSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** Reads the packages of the workspace. */
export function readRooms(): readonly Room[] {
  const folders = ['.', 'shared', 'e2e'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => join(place, name)),
  );
  const packages = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      ...packageSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))),
    }));
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));
  return packages.map(({ folder, dependencies }) => ({
    folder,
    needs: Object.keys(dependencies).flatMap((name) => folderOf.get(name) ?? []),
  }));
}
