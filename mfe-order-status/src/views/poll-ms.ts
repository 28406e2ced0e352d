/** How often an order that is underway is asked for while its page is in view. */
export const pollMs = 5000;
