import { afterEach, expect, it, jest } from '@jest/globals';
import { readEvents } from './read-events';

const encoder = new TextEncoder();

/** Returns a stream that sends these texts, and then ends unless it stays open. */
function streamOf(texts: readonly string[], stays: 'open' | 'ends' = 'ends'): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      texts.forEach((text) => {
        controller.enqueue(encoder.encode(text));
      });
      if (stays === 'ends') controller.close();
    },
  });
}

function read(stream: ReadableStream<Uint8Array>, signal = new AbortController().signal) {
  const heard: string[] = [];
  const result = readEvents({ open: async () => stream, signal, onEvent: (id) => heard.push(id) });
  return { heard, result };
}

afterEach(() => {
  jest.useRealTimers();
});

it('hears events that come in pieces, in the order in which they are sent', async () => {
  const { heard, result } = read(streamOf([':\n\nid: a\nda', 'ta: {}\n', '\nid: b\ndata: {}\n\n']));
  await expect(result).resolves.toBe('cut');
  expect(heard).toEqual(['a', 'b']);
});

it('is over if the service says so, which is no change of the group', async () => {
  const { heard, result } = read(streamOf(['id: a\nevent: end\ndata: {}\n\n']));
  await expect(result).resolves.toBe('over');
  expect(heard).toEqual([]);
});

it('rejects as there is no stream', async () => {
  const refusal = new Error('no');
  const { signal } = new AbortController();
  const open = () => Promise.reject(refusal);
  await expect(readEvents({ open, signal, onEvent: () => undefined })).rejects.toBe(refusal);
});

it('gives up a connection on which nothing comes for 50 s, not even a comment', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  read(streamOf([':\n\n'], 'open')).result.catch(settled);
  await jest.advanceTimersByTimeAsync(49_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
});

it('ends with its signal', async () => {
  const ending = new AbortController();
  const { result } = read(streamOf([], 'open'), ending.signal);
  ending.abort();
  await expect(result).rejects.toThrow();
});
