import { expect, it } from '@jest/globals';
import { EventStream } from './event-stream';

it('writes events with id, name and data, and comments between them', () => {
  const stream = new EventStream();
  stream.tell({ id: '1', data: '{"a":1}' });
  stream.beat();
  stream.tell({ id: '2', name: 'end', data: '{}' });
  expect(String(stream.read())).toBe(':\n\nid: 1\ndata: {"a":1}\n\n:\n\nevent: end\nid: 2\ndata: {}\n\n');
});

it('disconnects a reader that is too slow instead of storing without end', () => {
  const stream = new EventStream();
  const data = 'x'.repeat(50_000);
  for (const id of ['1', '2', '3', '4', '5']) stream.tell({ id, data });
  expect(stream.destroyed).toBe(true);
  expect(stream.readableLength).toBeLessThan(250_000);
});
