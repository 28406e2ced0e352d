import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** What may wait for a slow reader, in bytes: a hundred events of a large group. */
const MOST_WAITING = 131_072;

export type ServerSentEvent = { readonly id: string; readonly name?: string; readonly data: string };

/** An answer of server-sent events. A reader that is too slow is disconnected; it can connect again. */
export class EventStream extends Readable {
  constructor() {
    super();
    // Sends the headers at once, even if the first event takes its time.
    this.#write(':\n\n');
  }

  override _read(): void {}

  tell({ id, name, data }: ServerSentEvent): void {
    this.#write(`${name === undefined ? '' : `event: ${name}\n`}id: ${id}\ndata: ${data}\n\n`);
  }

  /** Sends a comment, so that nobody between here and the page takes the connection for dead. */
  beat(): void {
    this.#write(':\n\n');
  }

  end(): void {
    if (!this.readableEnded && !this.destroyed) this.push(null);
  }

  #write(text: string): void {
    if (this.destroyed || this.readableEnded) return;
    if (this.readableLength > MOST_WAITING) this.destroy();
    else this.push(text);
  }
}

/** Sends events as they come: no server on the way may store, compress or hold them back. */
export function sendStream(reply: FastifyReply, stream: EventStream): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
}
