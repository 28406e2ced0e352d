import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DangerDialog } from './danger-dialog';

describe('the danger dialog', () => {
  const told: string[] = [];
  const dialog = (isBusy: boolean) => (
    <DangerDialog
      title="Cancel the order?"
      lid="warning"
      keep="Keep it"
      confirm="Cancel it"
      isBusy={isBusy}
      onClose={() => told.push('kept')}
      onConfirm={() => told.push('confirmed')}
    >
      The kitchen has begun.
    </DangerDialog>
  );
  beforeEach(() => {
    told.length = 0;
  });

  it('states the consequences, with the cancel button first', async () => {
    render(dialog(false));
    const asked = await screen.findByRole('alertdialog', { name: 'Cancel the order?' });
    expect(asked).toHaveAccessibleDescription('The kitchen has begun.');
    const buttons = within(asked).getAllByRole('button', { name: / it$/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Keep it', 'Cancel it']);
    for (const button of buttons) await userEvent.click(button);
    expect(told).toEqual(['kept', 'confirmed']);
  });

  it('does not repeat a running action, and can be closed', async () => {
    render(dialog(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(told).toEqual(['kept']);
  });
});
