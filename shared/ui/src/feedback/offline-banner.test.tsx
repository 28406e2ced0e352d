import { act, render, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner';

it('appears while the browser is offline', () => {
  render(<OfflineBanner note="This is the menu as of 11:04." />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(status).toHaveTextContent('You’re offline. This is the menu as of 11:04.');
  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(status).toBeEmptyDOMElement();
});
