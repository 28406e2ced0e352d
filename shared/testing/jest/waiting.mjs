import { configure, getConfig } from '@testing-library/react';

const { getElementError: makeError } = getConfig();

configure({
  // A screen that is slow on a busy machine is no defect. One that never appears still fails.
  asyncUtilTimeout: 15_000,
  getElementError,
});

/**
 * Returns the error of Testing Library, whose message has the whole document. A query that waits fails until it finds something, so
 * its error makes the message when it is read, which only the last one is.
 */
function getElementError(message, container) {
  if (getConfig()._disableExpensiveErrorDiagnostics) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => makeError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  }
  const error = makeError(message, container);
  // Jest shows the first line of the stack that is not a library's.
  Error.captureStackTrace(error, getElementError);
  return error;
}
