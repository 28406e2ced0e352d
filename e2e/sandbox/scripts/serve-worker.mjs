// Runs a bundled sandbox for one Jest process, and deletes its folder when it ends: serve-worker.mjs <program> <folder>.
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , program, folder] = process.argv;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
await import(pathToFileURL(program).href);
