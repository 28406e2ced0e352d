import { writeKeyPair } from '../signing/write-key-pair';
import type { Command } from './command';

export const keys: Command = {
  usage: [['keys <file>', 'make a key pair to sign builds; the private key goes into the file']],
  words: ['text'],
  run: async ({ words: [file = ''] }) => console.log(await writeKeyPair(file)),
};
