import { openDatabase } from '../db/open-database';

const [, , path] = process.argv;
if (path === undefined) throw new Error('Name the folder: make-migrated-folder.ts <folder>');
const { close } = await openDatabase({ kind: 'folder', path });
await close();
