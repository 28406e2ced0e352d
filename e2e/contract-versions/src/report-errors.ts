import ts from 'typescript';
import { compilerOptions } from './compiler-options';
import { reportFile } from './frozen-folder';

/**
 * Returns the compiler's errors inside an API report. Such a type counts as `any`, so it would be compared with
 * nothing. The compiler itself is silent about declaration files (`skipLibCheck`).
 */
export function reportErrors(contract: number): readonly string[] {
  const file = reportFile(contract);
  const program = ts.createProgram([file], { ...compilerOptions(), skipLibCheck: false });
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
