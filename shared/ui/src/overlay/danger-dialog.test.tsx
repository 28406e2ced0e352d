import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DangerDialog } from '../overlay';
import { DangerDialog as NativeDangerDialog } from '../native-overlay';

describe.each([
  ['of our own page', DangerDialog],
  ['of a stranger’s page', NativeDangerDialog],
])('the dialog before a danger, %s', (_, Dialog) => {
  const told: string[] = [];
  const dialog = (isBusy: boolean) => (
    <Dialog
      title="Cancel the order?"
      lid="warning"
      keep="Keep it"
      confirm="Cancel it"
      isBusy={isBusy}
      onClose={() => told.push('kept')}
      onConfirm={() => told.push('confirmed')}
    >
      The kitchen has begun.
    </Dialog>
  );
  beforeEach(() => {
    told.length = 0;
    // jsdom has none of its own.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
  });

  it('asks with what follows, the way back first', async () => {
    render(dialog(false));
    const asked = await screen.findByRole('alertdialog', { name: 'Cancel the order?' });
    expect(asked).toHaveAccessibleDescription('The kitchen has begun.');
    const buttons = within(asked).getAllByRole('button', { name: / it$/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Keep it', 'Cancel it']);
    for (const button of buttons) await userEvent.click(button);
    expect(told).toEqual(['kept', 'confirmed']);
  });

  it('does not do twice what is under way, and can be left', async () => {
    render(dialog(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(told).toEqual(['kept']);
  });
});
