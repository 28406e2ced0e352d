import { writeLiveTypes } from '../live-types/write-live-types';
import type { Command } from './command';

export const types: Command = {
  usage: [['types <name>', 'write the contracts, paths and slots of what is live as types']],
  words: ['part'],
  run: async ({ words: [name = ''], target }) =>
    console.log(`${await writeLiveTypes(name, target)} says what is live.`),
};
