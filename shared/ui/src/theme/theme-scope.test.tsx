import { render, screen } from '@testing-library/react';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { ThemeScope } from './theme-scope';

it('keeps dialogs inside, where the tokens are', async () => {
  const { container } = render(
    <ThemeScope>
      <ConfirmDialog
        title="Cancel the order?"
        onClose={() => undefined}
        actions={<button>Cancel it</button>}
      />
    </ThemeScope>,
  );
  expect(container).toContainElement(await screen.findByRole('dialog', { name: 'Cancel the order?' }));
});
