/** A command was called with invalid arguments. The process exits with code 2. */
export class WrongArguments extends Error {}
