/** What a person can do something about: printed as one message, without a stack. */
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

/** The person asked how the command is called: its message is the answer. */
export class HelpRequest extends Error {}

/**
 * Runs a command's main function; an error ends the process with a clear message.
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
