import { openDatabase } from '../db/open-database';
import { seedContent } from '../seed/seed-content';

const [, , path] = process.argv;
if (path === undefined) throw new Error('Name the folder: make-seeded-folder.ts <folder>');
const { db, close } = await openDatabase({ kind: 'folder', path });
await db.transaction(seedContent);
await close();
