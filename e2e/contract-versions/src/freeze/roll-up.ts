import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import ts from 'typescript';
import { root } from '../frozen-entries';

const own = join(root, 'e2e/contract-versions');
const silent = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Returns the exports of some modules as one declaration file: a namespace a module, then everything that the
 * exports name, each declaration in one line and sorted by name. `declarations` are the texts by path, and
 * `modules` the paths of their sources by namespace. Throws the first error of API Extractor or of the compiler.
 */
export function rollUp(
  declarations: ReadonlyMap<string, string>,
  modules: Readonly<Record<string, string>>,
): string {
  mkdirSync(join(root, '.tiffin'), { recursive: true });
  const folder = mkdtempSync(join(root, '.tiffin/freeze-'));
  try {
    // Libraries are found as this package finds them, because it compiles the report later.
    symlinkSync(join(own, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of declarations) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const entries = Object.entries(modules).map(
      ([name, path]) => `export * as ${name} from './${path.replace(/\.ts$/, '')}';\n`,
    );
    writeFileSync(join(folder, 'index.d.ts'), entries.join(''));
    return oneLineEach(extract(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function extract(folder: string): string {
  const rollup = join(folder, 'rollup.d.ts');
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(own, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, 'index.d.ts'),
      compiler: {
        overrideTsconfig: {
          extends: join(root, 'shared/tooling/tsconfig.base.json'),
          compilerOptions: { types: [] },
          files: ['index.d.ts'],
        },
      },
      dtsRollup: { enabled: true, untrimmedFilePath: rollup },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
  const errors: string[] = [];
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) throw new Error(errors[0] ?? 'API Extractor failed.');
  return readFileSync(rollup, 'utf8');
}

function oneLineEach(text: string): string {
  const { statements } = ts.createSourceFile('rollup.d.ts', text, ts.ScriptTarget.ES2022, true);
  return statements.map((statement) => `${statement.getText().replace(/\s*\n\s*/g, ' ')}\n`).join('');
}
