import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createElementView } from './element-view';

it('takes content for the page’s own that the parser reads later, and white space for none', async () => {
  const host = document.createElement('div');
  host.append('\n  ', document.createComment('nothing'));
  const root = host.attachShadow({ mode: 'open' });
  const view = createElementView(host, root);
  view.wait({ title: 'Coming' });
  expect(root.querySelector('.panel')?.textContent).toBe('Coming');
  host.append('Follow your order');
  await waitFor(() => expect(root.querySelector('.panel')).toBeNull());
  expect(root.querySelector('slot')?.hidden).toBe(false);
});
