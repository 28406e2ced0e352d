// Only jsdom tests need this setup, and loading it for every mutant costs time.
if (typeof window !== 'undefined') require('../../testing/jest/setup.mjs');
