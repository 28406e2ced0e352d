/** A fake on-demand shared module. Every instance of it has a different object. */
export const instance: object = {};
