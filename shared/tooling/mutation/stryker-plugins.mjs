import { readFileSync, writeFileSync } from 'node:fs';
import {
  commonTokens,
  declareFactoryPlugin,
  declareValuePlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins, strykerValidationSchema } from '@stryker-mutator/jest-runner';

/**
 * A file in the folder of Stryker's copy, where each of its processes works. It says which file a test is in.
 */
const filesOfTests = 'files-of-tests.json';

/**
 * Stryker's runner for Jest, which runs only the test files that reach the mutant. By default Stryker runs
 * every file that imports the mutated one, directly or not, which takes four times as long.
 */
function jestByFile(injector) {
  const runner = injector.injectFunction(jestPlugins[0].factory);
  const [dryRun, mutantRun, run] = ['dryRun', 'mutantRun', 'run'].map((name) => runner[name].bind(runner));
  let testFiles;
  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    const files = (result.tests ?? []).map(({ id, fileName }) => [id, fileName]);
    writeFileSync(filesOfTests, JSON.stringify(files));
    return result;
  };
  runner.mutantRun = (options) => {
    testFiles = options.testFilter && filesWith(new Set(options.testFilter));
    return mutantRun(options);
  };
  runner.run = (settings) => run({ testFiles, ...settings });
  return runner;
}
jestByFile.inject = tokens(commonTokens.injector);

function filesWith(tests) {
  const files = JSON.parse(readFileSync(filesOfTests, 'utf8'));
  return [...new Set(files.filter(([id]) => tests.has(id)).map(([, file]) => file))];
}

/**
 * Ignores mutants in error messages, which people read and no behaviour depends on. Conditions around them
 * count.
 */
const ignoreMessages = {
  shouldIgnore(path) {
    const isText = path.isStringLiteral() || path.isTemplateLiteral();
    const isOfError = path.parentPath?.isNewExpression() && /Error$/.test(path.parent.callee.name ?? '');
    return isText && isOfError ? 'the text of an error' : undefined;
  },
};

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'jest-by-file', jestByFile),
  declareValuePlugin(PluginKind.Ignore, 'messages', ignoreMessages),
];

export { strykerValidationSchema };
