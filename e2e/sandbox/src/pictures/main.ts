import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { carriedDrawings } from './carried-drawings';
import { composeDish } from './compose-picture';

// tsx main.ts: writes the drawings that the shell and remotes carry in their own folders.
for (const { path, dish } of carriedDrawings) {
  writeFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), composeDish(dish));
  process.stdout.write(`${path}\n`);
}
