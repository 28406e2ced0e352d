import { runWatch } from '../rollout/run-watch';
import { readWatchSettings } from '../rollout/watch-settings';
import type { Command } from './command';

export const watch: Command = {
  usage: [['watch', 'halt rollouts whose error rate is over the limit']],
  words: [],
  run: ({ target }) => runWatch(target, readWatchSettings(process.env), console.log),
};
