import { readFileSync } from 'node:fs';
import { composeAll } from './compose-all';

// tsx main.ts <folder> [<file with one path a line>]
const [folder, list] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder for the pictures as the first argument');
const paths = list === undefined ? [] : readFileSync(list, 'utf8').split('\n').filter(Boolean);
process.stdout.write(`${composeAll(folder, paths)} pictures in ${folder}\n`);
