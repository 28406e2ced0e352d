import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createI18n } from './create-i18n';
import { I18nProvider } from './i18n-provider';
import { Message } from './late-message';
import { addMessages } from './message-catalogue';

it('shows a sentence with markup to remotes that have it from the first door', async () => {
  addMessages('late', 'en', { bold: '<b>{{host}}</b> is checking out' });
  render(
    <I18nProvider i18n={createI18n('en')}>
      <Message namespace="late" name="bold" values={{ host: 'Ana' }} components={{ b: <strong /> }} />
    </I18nProvider>,
  );
  expect((await screen.findByText('Ana')).tagName).toBe('STRONG');
});
