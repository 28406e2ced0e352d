import { z } from 'zod';
import type { Locale } from '@tiffin/contracts';
import { ASSETS_URL } from '../sso/page-headers';
import { html, type Html } from '../sso/pages/html';
import { renderPage } from '../sso/pages/render-page';

export type ReceivedReport = {
  readonly id: string;
  readonly project: string;
  readonly receivedAt: string;
  readonly report: Readonly<Record<string, unknown>>;
};

const words = {
  en: { title: 'Error reports', empty: 'No error was reported yet.', received: 'Received' },
  zh: { title: '錯誤報告', empty: '暫時沒有錯誤報告。', received: '收到時間' },
} as const;

const shownSchema = z.object({
  exception: z
    .object({ values: z.array(z.object({ type: z.string().catch(''), value: z.string().catch('') })) })
    .catch({ values: [] }),
  tags: z.record(z.string(), z.unknown()).catch({}),
});

/** Renders the page of reported errors, newest first. */
export function renderReports(reports: readonly ReceivedReport[], locale: Locale, shopUrl: string): string {
  const say = words[locale];
  const content = html`
    ${reports.map((report) => reportOf(report, say.received))}
    ${reports.length === 0 && html`<p>${say.empty}</p>`}
  `;
  return renderPage(say.title, content, { locale, assetsUrl: ASSETS_URL, shopUrl });
}

function reportOf({ report, receivedAt }: ReceivedReport, received: string): Html {
  const { exception, tags } = shownSchema.parse(report);
  const { type = '', value = '' } = exception.values.at(-1) ?? {};
  return html`<article class="letter">
    <h2>${type}: ${value}</h2>
    <p class="hint">
      ${received} <time datetime="${receivedAt}">${receivedAt.slice(0, 16).replace('T', ' ')}</time>
    </p>
    <div class="words">
      ${Object.entries(tags)
        .map(([name, text]) => `${name}: ${String(text)}`)
        .join('\n')}
    </div>
  </article>`;
}
