import { expect, it, jest } from '@jest/globals';
import { withOwnListeners } from './own-listeners';

it('takes away what the work left at the document and the window, and nothing else', () => {
  const [earlier, own, later] = [jest.fn(), jest.fn(), jest.fn()];
  document.addEventListener('selectionchange', earlier);
  const { result, undo } = withOwnListeners(() => {
    document.addEventListener('selectionchange', own);
    Object.assign(document, { _listens: true });
    Object.assign(window, { _version: '7' });
    return 'done';
  });
  document.addEventListener('selectionchange', later);
  expect(result).toBe('done');
  undo();
  document.dispatchEvent(new Event('selectionchange'));
  expect([earlier, own, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  expect('_listens' in document || '_version' in window).toBe(false);
});

it('gives the document its own way back when the work fails', () => {
  const fail = () =>
    withOwnListeners(() => {
      throw new Error('failed');
    });
  expect(fail).toThrow('failed');
  expect(Object.keys(document)).not.toContain('addEventListener');
});
