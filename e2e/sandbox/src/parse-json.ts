import { refuse } from './errors/refuse';

/** Parses a JSON text. Refuses with 400 INVALID_PARAMETER if it is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, 'INVALID_PARAMETER', 'body');
  }
}
