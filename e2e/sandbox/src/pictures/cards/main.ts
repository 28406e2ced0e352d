import { writeFileSync } from 'node:fs';
import { drawPng } from './draw-png';
import { siteCard } from './site-card';

// tsx main.ts <file>: writes the card of the whole site, shell/server/static/card.png
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the PNG file as the first argument');
const png = await drawPng(siteCard());
writeFileSync(file, png);
process.stdout.write(`${png.length} bytes in ${file}\n`);
