import { refuse } from './errors/refuse';

/** The value that a text of JSON stands for; refuses with 400 INVALID_PARAMETER where it stands for none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(400, 'INVALID_PARAMETER', 'body');
  }
}
