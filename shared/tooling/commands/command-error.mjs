/** An error that a person can act on: printed as one message, without a stack. */
export class CommandError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] 2 where the arguments are wrong
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Thrown when the person asks for help. Its message is the usage. */
export class HelpRequest extends Error {}

/**
 * Runs a command's main function. An error ends the process with a clear message.
 *
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof HelpRequest) {
      console.log(error.message);
      return;
    }
    const isKnown = error instanceof CommandError;
    console.error(`\n${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}`);
    process.exit(isKnown ? error.exitCode : 1);
  }
}
