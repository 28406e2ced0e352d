import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { root } from '../commands/workspace-root.mjs';
import { compareSentences } from './compare-sentences';
import { productFiles, readSentences, type Sentences } from './english-sentences';

/** Files of English sentences for customers. The panel of remotes is for developers. */
const english = productFiles().filter(
  (file) => /\/locales\/(?:[\w-]+\.)?en\.json$/.test(file) && !file.includes('/remotes-panel/'),
);
const chinese = english.map(inChinese);

it.each(english)('has the same values and tags in both languages: %s', (file) => {
  const [model, translation] = [file, inChinese(file)].map((path) => readSentences(join(root, path)));
  expect(compareSentences(model ?? {}, translation ?? {}).mismatched).toEqual([]);
});

it.each([
  ['restaurant', /\bmerchants?\b/i],
  ['deal or offer', /\bperks?\b/i],
  ['email', /\be-mails?\b/i],
  ['pick up', /\b(?:collect|fetch)\b/i],
  ['promo code', /\b(?:coupon|voucher)s?\b/i],
  ['cancelled', /\bcanceled\b|\bcalled off\b/i],
  ['“Try again.”', /\bplease try\b/i],
  // "Your dishes were not ordered" must not be misread, so its "not" stands alone.
  [
    'a contraction',
    /\b(?:can|could|do|does|did|is|are|was|were(?! not ordered)|has|have|will) not\b|\bcannot\b/i,
  ],
  ['the apostrophe ’', /'/],
])('says %s in English, nothing else for it', (_term, other) => {
  expect(sentencesWith(other, english)).toEqual([]);
});

it.each([
  ['下單', /落單/],
  ['還款', /付還/],
  ['退出 (a team, a group order)', /離開(?:團|此團| ?<c>| ?\{\{)/],
  ['日曆', /行事曆/],
  ['清單', /列表/],
  ['公司電郵', /工作電郵/],
  ['請輸入', /請填寫/],
  ['售罄', /售完|賣光/],
  ['傳送', /發送|寄出/],
  ['毋須', /無須|無需/],
  ['full-width punctuation', /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u],
])('says %s in Chinese, nothing else for it', (_term, other) => {
  expect(sentencesWith(other, chinese)).toEqual([]);
});

function inChinese(file: string): string {
  return file.replace(/en\.json$/, 'zh.json');
}

function sentencesWith(words: RegExp, files: readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    valuesOf(readSentences(join(root, file)))
      .filter((sentence) => words.test(sentence.replaceAll(/\{\{\w+\}\}/g, '{{}}')))
      .map((sentence) => `${file}: ${sentence}`),
  );
}

function valuesOf(sentences: Sentences): readonly string[] {
  return Object.values(sentences).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)));
}
