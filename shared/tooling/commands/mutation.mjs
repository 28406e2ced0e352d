import { AREAS, LEAST_SCORE } from '../mutation/areas.mjs';
import { mutateArea } from '../mutation/mutate-area.mjs';
import { tableOf } from '../mutation/summarize.mjs';
import { CommandError, runCommand } from './command-error.mjs';
import { install } from './install.mjs';
import { readArguments, wrong } from './read-arguments.mjs';

const names = Object.keys(AREAS);
const usage = `npm run mutation [-- --only ${names.join(' | ')}]

Changes the code of an area at one position at a time and runs the unit tests that reach it: a change that no test
notices survives. Prints a table and ends with 1 where an area scores less than ${LEAST_SCORE}. What survived stands in
reports/mutation/<area>.html.`;

await runCommand(async () => {
  const { only } = readArguments({ usage, options: { only: { type: 'string' } } }).values;
  if (only !== undefined && !names.includes(only)) throw wrong(`There is no area "${only}".`, usage);
  await install();
  const summaries = [];
  for (const area of only === undefined ? names : [only]) {
    console.log(`\n── ${area}`);
    summaries.push(await mutateArea(area));
  }
  console.log(`\n${tableOf(summaries).join('\n')}`);
  const below = summaries.filter(({ score }) => score < LEAST_SCORE).map(({ area }) => area);
  if (below.length > 0) throw new CommandError(`FAILED: under ${LEAST_SCORE}: ${below.join(', ')}.`);
});
