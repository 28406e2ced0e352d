/** A command was called with arguments that it cannot take: the process ends with 2. */
export class WrongArguments extends Error {}
