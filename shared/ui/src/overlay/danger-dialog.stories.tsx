import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Lid } from '../people/lid';
import { useSay } from '../test-support/use-say';
import { DangerDialog } from './danger-dialog';

export default { component: DangerDialog } satisfies Meta<typeof DangerDialog>;

const act = (): void => undefined;

export function CancelOrder(): ReactElement {
  const say = useSay();
  return (
    <DangerDialog
      title={say('Cancel this order?', '取消這張訂單？')}
      lid="trash"
      keep={say('Keep the order', '保留訂單')}
      confirm={say('Cancel order', '取消訂單')}
      isBusy={false}
      onClose={act}
      onConfirm={act}
    >
      {say('You get $18.40 back.', '你會收回 $18.40。')}
    </DangerDialog>
  );
}

export function Busy(): ReactElement {
  const say = useSay();
  return (
    <DangerDialog
      title={say('Remove Ben from the group?', '將 Ben 移出團購？')}
      lid={<Lid name="Ben Okoro" hue="peaflower" />}
      keep={say('Keep Ben', '保留 Ben')}
      confirm={say('Remove Ben', '移除 Ben')}
      isBusy
      onClose={act}
      onConfirm={act}
    >
      {say('His lunch is removed, too.', '他的午餐亦會移除。')}
    </DangerDialog>
  );
}
