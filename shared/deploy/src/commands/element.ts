import { createSettingReader, shellUrl } from '@tiffin/server/settings';
import { elementExample } from '../elements/element-example';
import type { Command } from './command';

export const element: Command = {
  usage: [['element <name>', 'what partners copy to show its element, with the hash of now']],
  words: ['part'],
  run: async ({ words: [name = ''], target }) => {
    const reader = createSettingReader(process.env);
    const site = reader.read(shellUrl);
    reader.end();
    console.log(await elementExample(target, name, site));
  },
};
