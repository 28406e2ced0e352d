import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { Badge } from '../feedback/badge';
import { Stack } from '../layout/stack';
import { useSay } from '../test-support/use-say';
import { Lid } from './lid';
import { Person } from './person';

export default { component: Person } satisfies Meta<typeof Person>;

export function ReadyChoosingAndInvited(): ReactElement {
  const say = useSay();
  return (
    <Stack>
      <Person
        lid={<Lid name="Ana Silva" hue="beetroot" />}
        name="Ana Silva"
        note={say('Host', '團主')}
        amount="$18.40"
        state={<Badge tone="good">{say('Ready', '已選好')}</Badge>}
        items={[
          { key: 'dal', label: say('1 Dal makhani', '黑扁豆咖喱 1 份'), amount: '$12.40' },
          { key: 'lassi', label: say('1 Mango lassi', '芒果奶昔 1 杯') },
        ]}
      />
      <Person
        lid={<Lid name="Ben Okoro" hue="peaflower" />}
        name="Ben Okoro"
        state={<Badge tone="warn">{say('Choosing', '選擇中')}</Badge>}
      />
      <Person
        lid={<Lid name="" hue="tamarind" empty />}
        name={say('Invited', '已邀請')}
        note="eva@company.com"
      />
    </Stack>
  );
}

export function CompactRows(): ReactElement {
  const say = useSay();
  return (
    <Stack>
      <Person
        compact
        lid={<Lid small name="Ana Silva" hue="beetroot" />}
        name="Ana Silva"
        note={say('Host', '團主')}
        amount="$18.40"
        state={<Badge tone="good">{say('Ready', '已選好')}</Badge>}
      />
      <Person
        compact
        lid={<Lid small name="Jean-Christophe Vandenberghe" hue="peaflower" />}
        name="Jean-Christophe Vandenberghe"
        state={<Badge tone="warn">{say('Choosing', '選擇中')}</Badge>}
      />
    </Stack>
  );
}

export function WithActions(): ReactElement {
  const say = useSay();
  return (
    <Stack>
      <Person
        lid={<Lid name="Ben Okoro" hue="peaflower" />}
        name="Ben Okoro"
        state={<Badge tone="warn">{say('Choosing', '選擇中')}</Badge>}
        actions={<Button size="small">{say('Nudge', '提醒')}</Button>}
      />
    </Stack>
  );
}
