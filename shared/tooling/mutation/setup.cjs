// Only jsdom tests need it, and loading it costs time for every mutant.
if (typeof window !== 'undefined') require('../jest/setup.mjs');
