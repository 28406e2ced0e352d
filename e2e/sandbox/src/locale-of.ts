import type { Locale } from '@tiffin/contracts';
import type { FastifyRequest } from 'fastify';

/** Returns the first supported language of Accept-Language, English otherwise. */
export function localeOf(request: FastifyRequest): Locale {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => language === 'zh' || language === 'en') === 'zh' ? 'zh' : 'en';
}
