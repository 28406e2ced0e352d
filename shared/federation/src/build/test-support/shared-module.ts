/** Stands for the module that is shared on demand: every instance of it has an object of its own. */
export const instance: object = {};
