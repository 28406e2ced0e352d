import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createI18n, I18nProvider } from '@tiffin/i18n';
import type { Locale } from '@tiffin/i18n';
import type { ReactElement } from 'react';
import { takeErrorReports } from '../telemetry/error-reports';
import { LastResort } from './last-resort';

it.each<[Locale, string]>([
  ['en', 'Something went wrong.'],
  ['zh', '發生了一點問題。'],
])('[ERR-04] an error that nobody caught is said in %s', async (locale, words) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(locale, new Error('broken header'));
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(document.title).toBe(words);
});

it('[ERR-04] reports the error once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors: unknown[] = [];
  takeErrorReports((report) => errors.push(report.error));
  const another = new Error('another');
  show('en', another);
  await waitFor(() => expect(errors).toContain(another));
  expect(errors.filter((each) => each === another)).toHaveLength(1);
});

function show(locale: Locale, error: Error): void {
  render(
    <I18nProvider i18n={createI18n(locale)}>
      <LastResort resetKey="/">
        <Broken by={error} />
      </LastResort>
    </I18nProvider>,
  );
}

function Broken({ by }: { readonly by: Error }): ReactElement {
  throw by;
}
