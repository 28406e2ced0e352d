import { expect } from '@jest/globals';
import type { Answer } from './caller';

type Refusal = { readonly status: number; readonly type: string; readonly reason?: string };
type Headers = Readonly<Record<string, string>>;

/** Expects the same refusal in both languages, with a sentence for the reader. Returns the English error. */
export async function expectRefusal(
  ask: (headers: Headers) => Promise<Answer>,
  { status, type, reason }: Refusal,
): Promise<Answer['body']> {
  const en = await ask({ 'accept-language': 'en' });
  const zh = await ask({ 'accept-language': 'zh-Hant' });
  for (const { status: answered, body } of [en, zh])
    expect([answered, body.error?.type, body.error?.reason]).toEqual([status, type, reason]);
  expect(en.body.error.message).toMatch(/[a-z]/);
  expect(zh.body.error.message).toMatch(/\p{Script=Han}/u);
  return en.body.error;
}
