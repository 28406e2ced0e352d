import { contentType } from './content-type';
import { ENCODINGS, isPublicFile, LASTING } from './public-file';

/** The headers with which a bucket serves an object. */
type ObjectHeaders = {
  readonly ContentType: string;
  readonly CacheControl: string;
  readonly ContentEncoding?: string;
};

/**
 * Returns the headers of an object, so that a CDN can stand before the bucket without the asset server. A compressed file
 * has the type of what it contains. What is not for browsers, such as the registry, must not be cached.
 */
export function objectHeaders(path: string): ObjectHeaders {
  const [encoding, ending] = ENCODINGS.find(([, end]) => path.endsWith(end)) ?? [];
  return {
    ContentType: contentType(ending === undefined ? path : path.slice(0, -ending.length)),
    CacheControl: isPublicFile(path) ? LASTING : 'private, no-store',
    ...(encoding !== undefined && { ContentEncoding: encoding }),
  };
}
