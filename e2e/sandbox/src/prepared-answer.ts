import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Extension } from '@tiffin/contracts';
import type { z } from 'zod';
import { answerWithin } from './contract-check';
import { offersAll, withoutExtensions } from './without-extensions';

type AnsweredRow = { readonly method: string; readonly path: string; readonly response: z.ZodType };

/** An answer that many callers share: parsed by its contract and serialised once. */
export class PreparedAnswer {
  readonly text: string;
  readonly etag: string;

  constructor(row: AnsweredRow, answer: unknown) {
    this.text = JSON.stringify(answerWithin(row, answer));
    this.etag = `"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`;
  }

  /** Returns the answer without the fields of extensions that are not offered. */
  within(row: AnsweredRow, offered: readonly Extension[]): PreparedAnswer {
    if (offersAll(offered)) return this;
    return new PreparedAnswer(row, withoutExtensions(row.response, JSON.parse(this.text), offered));
  }
}

/** Sends a prepared answer, or 304 to a caller who already has it. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: PreparedAnswer,
): FastifyReply {
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Origin, Accept-Language');
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
