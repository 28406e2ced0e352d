import { createRequire } from 'node:module';
import { mayMatch } from './may-match.mjs';

const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
const selectors = createRequire(environment)('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/**
 * jsdom matches an element with every rule of every style sheet before it knows one style, which took a fifth of the
 * screen tests' time. Most rules name another class or tag, so this asks for those first. jsdom copies the
 * function when it loads: import this file before jsdom.
 */
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);
