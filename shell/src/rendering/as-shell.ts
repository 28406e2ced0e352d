/** A failure of the shell's own code. The process that runs the builds knows it by its name. */
class ShellError extends Error {
  override readonly name = 'ShellError';
}

/** Runs code of the shell. What it throws counts against no remote. */
export function asShell<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    throw new ShellError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
