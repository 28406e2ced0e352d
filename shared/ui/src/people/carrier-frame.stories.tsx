import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Stack } from '../layout/stack';
import { useSay } from '../test-support/use-say';
import { CarrierFrame } from './carrier-frame';
import { Lid } from './lid';
import { Person } from './person';

export default { component: CarrierFrame } satisfies Meta<typeof CarrierFrame>;

export function AroundAGroup(): ReactElement {
  const say = useSay();
  return (
    <CarrierFrame>
      <Stack>
        <Person lid={<Lid name="Ana Silva" hue="beetroot" />} name="Ana Silva" note={say('Host', '團主')} />
        <Person lid={<Lid name="Ben Okoro" hue="peaflower" />} name="Ben Okoro" />
      </Stack>
    </CarrierFrame>
  );
}
