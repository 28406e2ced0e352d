import { configure, getConfig } from '@testing-library/react';

const { getElementError: makeError } = getConfig();

configure({
  // A screen that is slow on a busy machine is no defect. One that never appears still fails.
  asyncUtilTimeout: 15_000,
  getElementError,
});

/**
 * Returns the error of Testing Library, whose message shows the whole document. A query that waits fails at each try, so the message
 * of such an error is made when it is read. `waitFor` reads only the one of its last try.
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
