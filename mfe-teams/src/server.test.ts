import { expect, it } from '@jest/globals';
import type { ServerPage } from '@tiffin/contracts';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { routes } from './routes';
import { remote } from './server';

const page: ServerPage = {
  params: {},
  query: 'teamId=northlight',
  locale: 'en',
  siteUrl: 'https://tiffin.example',
  answers: { getTeam: { team: { name: 'Northlight' } } },
};

it.each(
  routes.flatMap(({ path }) => [
    { path, locale: 'en' as const, words: en, title: 'Your team' },
    { path, locale: 'zh' as const, words: zh, title: '你的團隊' },
  ]),
)(
  'titles $path in $locale as its screen does, without the site, and names no team',
  ({ path, locale, words, title }) => {
    expect(remote.heads[path]?.({ ...page, locale })).toEqual({ title });
    expect(words.title).toBe(`${title} · Tiffin`);
  },
);
