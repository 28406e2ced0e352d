import { beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { reportError, takeErrorReports, watchUncaughtErrors } from './error-reports';

const taken: { readonly error: unknown; readonly tags: object }[] = [];
beforeEach(() => {
  taken.length = 0;
});

it('[ERR-04] keeps reports until somebody takes them, each error once', async () => {
  await jest.isolateModulesAsync(async () => {
    const { reportError: report, takeErrorReports: take } = await import('./error-reports');
    const error = new Error('early');
    report(error, { remote: 'mfe-teams', version: '1.0.0' });
    report(error);
    take((each) => taken.push(each));
    report(error);
    report(new Error('late'));
    expect(taken).toEqual([
      { error, tags: { remote: 'mfe-teams', version: '1.0.0' } },
      { error: new Error('late'), tags: {} },
    ]);
  });
});

it('reports what nobody caught, and no resource that did not load', async () => {
  takeErrorReports((each) => taken.push(each));
  watchUncaughtErrors(window);
  const error = new Error('thrown');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const reason = new Error('rejected');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'cancelled' }));
  await waitFor(() => expect(taken.map((each) => each.error)).toEqual([reason, error]));
});

it('leaves out what somebody else takes over, in whichever order they listen', async () => {
  takeErrorReports((each) => taken.push(each));
  watchUncaughtErrors(window);
  window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('taken over'), cancelable: true }));
  const error = new Error('thrown');
  window.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  await waitFor(() => expect(taken.map((each) => each.error)).toContain(error));
  expect(taken.map(({ error: said }) => String(said))).not.toContain('Error: taken over');
});

it('takes a sentence as often as it is said', () => {
  takeErrorReports((each) => taken.push(each));
  reportError('No message');
  reportError('No message');
  expect(taken).toHaveLength(2);
});
