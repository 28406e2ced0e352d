import type { Locale } from '@tiffin/contracts';
import { html, type Html } from '../sso/pages/html';

/** The site's palette. Mail programs know no custom properties. */
const STYLE = `
  body { margin: 0; background: #f5f1ea; color: #1f1a18; font: 16px/1.5 'Bricolage Grotesque', -apple-system, 'Segoe UI', Roboto, 'PingFang HK', 'Microsoft JhengHei', sans-serif; }
  .band { background: #fcc022; color: #1f1a18; padding: 20px max(24px, calc(50% - 256px)); font-size: 22px; font-weight: 800; }
  main, footer { box-sizing: border-box; max-width: 560px; margin: 0 auto; padding: 24px; overflow-wrap: anywhere; }
  h1 { font-size: 26px; line-height: 1.1; margin: 0 0 4px; }
  .muted, footer { color: #625850; font-size: 14px; }
  table { width: 100%; border-collapse: collapse; border-top: 1.5px solid #d8cfc0; margin: 16px 0 0; }
  th { text-align: start; font-weight: 400; padding: 6px 0; vertical-align: top; }
  td { text-align: end; vertical-align: top; padding: 6px 0; padding-inline-start: 16px; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .facts th { overflow-wrap: normal; }
  .facts td { white-space: normal; }
  table:last-of-type tr:last-child > * { border-top: 1.5px solid #1f1a18; font-weight: 700; font-size: 19px; }
  .code { background: #fff; border-radius: 22px; padding: 20px; margin: 16px 0; font-size: 34px; font-weight: 800; letter-spacing: .12em; text-align: center; }
  .go { display: inline-block; margin-top: 8px; padding: 14px 24px; border-radius: 14px; background: #95124b; color: #fff; font-weight: 700; text-decoration: none; }
  @media (prefers-color-scheme: dark) {
    body { background: #161210; color: #fdfbf7; }
    .band { background: #560a2c; color: #ffefbd; }
    .muted, footer { color: #bfb4a2; }
    table { border-color: #4a423b; }
    table:last-of-type tr:last-child > * { border-color: #fdfbf7; }
    .code { background: #26201d; }
    .go { background: #fcc022; color: #1f1a18; }
  }`;

type LetterFrame = {
  readonly locale: Locale;
  readonly subject: string;
  readonly content: Html;
  /** Why the person got it; undefined if they know. */
  readonly note?: string | undefined;
};

/** Writes the HTML of a letter in the look of the site, light and dark. It loads nothing from anywhere. */
export function letterFrame({ locale, subject, content, note }: LetterFrame): string {
  return html`<!doctype html>
    <html lang="${locale === 'zh' ? 'zh-Hant' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <header class="band">Tiffin</header>
        <main>${content}</main>
        ${note !== undefined && html`<footer>${note}</footer>`}
      </body>
    </html>`.html;
}
