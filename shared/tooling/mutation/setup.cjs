// Only pages need it, and it would be loaded once a mutant.
if (typeof window !== 'undefined') require('../jest/setup.mjs');
