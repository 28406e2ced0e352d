import { previewRemote } from '../previews/preview-remote';
import type { Command } from './command';

export const preview: Command = {
  usage: [['preview <name>', 'build, check, upload, and print a link; nothing goes live']],
  words: ['part'],
  run: async ({ words: [name = ''], target, now }) =>
    console.log(await previewRemote(name, target, { now: now(), env: process.env })),
};
