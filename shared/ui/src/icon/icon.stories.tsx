import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Row } from '../layout/row';
import { Text } from '../text/text';
import { keysOf } from '../test-support/keys-of';
import { Icon } from './icon';
import type { IconSize } from './icon';
import { iconPaths } from './icon-paths';

export default { component: Icon } satisfies Meta<typeof Icon>;

const sizes = { small: 16, normal: 20, large: 28 } as const satisfies Record<IconSize, number>;

export function Names(): ReactElement {
  return (
    <Row $wrap $gap={16}>
      {keysOf(iconPaths).map((name) => (
        <Row key={name} style={{ width: 150 }}>
          <Icon name={name} />
          <Text as="span" $size="small" lang="en">
            {name}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

export function Sizes(): ReactElement {
  return (
    <Row $gap={16}>
      {keysOf(sizes).map((size) => (
        <Icon key={size} name="bag" size={size} />
      ))}
    </Row>
  );
}
