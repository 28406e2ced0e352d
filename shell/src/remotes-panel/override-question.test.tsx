import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '@tiffin/testing';
import { requestedOverrides, withoutRequestedOverrides } from './requested-overrides';
import { OverrideQuestion } from './override-question';

const MANIFEST_URL = 'http://localhost:3200/mf-manifest.json';
const asked = { remote: 'mfe-teams', manifestUrl: MANIFEST_URL, host: 'localhost:3200' } as const;

it('names the remote, the host and the URL, and keeps what is live unless somebody agrees', async () => {
  const [onAgree, onDecline] = [jest.fn(async () => undefined), jest.fn()];
  const { user } = renderInApp(<OverrideQuestion asked={asked} onAgree={onAgree} onDecline={onDecline} />);
  const dialog = await screen.findByRole('alertdialog', { name: 'Load mfe-teams from localhost:3200?' });
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining(MANIFEST_URL));
  expect(screen.getByRole('button', { name: 'Keep the live version' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onDecline).toHaveBeenCalledTimes(1);
  expect(onAgree).not.toHaveBeenCalled();
});

it('puts it into effect when somebody agrees, and says so where the server refuses it', async () => {
  const onAgree = jest.fn(async () => {
    throw new Error('403');
  });
  const { user } = renderInApp(
    <OverrideQuestion asked={asked} onAgree={onAgree} onDecline={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Load it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server didn’t accept localhost:3200.');
});

it.each([
  [`remote.mfe-teams=${encodeURIComponent(MANIFEST_URL)}`, [asked]],
  ['remote.mfe-strange=http://localhost:3200/m.json', []],
  ['remote.mfe-teams=javascript:alert(1)', []],
  ['remote.mfe-teams=', []],
])('reads %s', (search, overrides) => {
  expect(requestedOverrides(`?${search}`, ['mfe-checkout', 'mfe-teams'])).toEqual(overrides);
});

it('leaves the other parameters of a URL', () => {
  expect(withoutRequestedOverrides(`http://shop.test/m?item=3&remote.mfe-teams=${MANIFEST_URL}#top`)).toBe(
    'http://shop.test/m?item=3#top',
  );
});
