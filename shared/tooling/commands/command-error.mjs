/** What a person can do something about: printed as one message, without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command's main function; an error ends the process with a clear message.
 *
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    const isKnown = error instanceof CommandError;
    console.error(`\n${isKnown ? error.message : error instanceof Error ? error.stack : String(error)}`);
    process.exit(1);
  }
}
