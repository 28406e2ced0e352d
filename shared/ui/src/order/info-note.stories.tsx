import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { InfoNote } from './info-note';

export default { component: InfoNote } satisfies Meta<typeof InfoNote>;

export const Opened: StoryObj = {
  render: function Opened() {
    const say = useSay();
    const label = say('Service fee', '服務費');
    return (
      <Text as="div">
        {label}
        <InfoNote label={label}>
          {say('It pays for support and payments.', '用於客戶支援及付款服務。')}
        </InfoNote>
      </Text>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
