import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The higher ones cost more time than the bytes that they save. */
const QUALITY = 5;

/** Sends a text that is made for one visit, by brotli where the browser reads it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: Buffer,
): Promise<FastifyReply> {
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text);
  const packed = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return reply.header('content-encoding', 'br').send(packed);
}
