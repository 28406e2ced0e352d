import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { PrintedPage } from './printed-page';

export default { component: PrintedPage } satisfies Meta<typeof PrintedPage>;

export function OnPaperOnly(): ReactElement {
  const say = useSay();
  return (
    <>
      <Text>{say('Print this page to see another one.', '列印此頁即可看到另一頁。')}</Text>
      <PrintedPage>
        <Text>{say('Only paper shows this sentence.', '只有紙本會顯示這句。')}</Text>
      </PrintedPage>
    </>
  );
}
