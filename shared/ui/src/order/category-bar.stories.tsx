import type { Meta } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { IconButton } from '../action/icon-button';
import { useSay } from '../test-support/use-say';
import { Heading } from '../text/heading';
import { CategoryBar } from './category-bar';

export default { component: CategoryBar } satisfies Meta<typeof CategoryBar>;

export function AboveItsSections(): ReactElement {
  const say = useSay();
  const [currentId, setCurrentId] = useState('mains');
  const categories = [
    { id: 'starters', name: say('Starters', '前菜') },
    { id: 'mains', name: say('Mains', '主菜') },
    { id: 'drinks', name: say('Drinks', '飲品') },
  ];
  return (
    <>
      <CategoryBar
        label={say('Categories', '類別')}
        categories={categories}
        currentId={currentId}
        onSelect={setCurrentId}
        more={<IconButton icon="menu" label={say('All categories', '所有類別')} />}
      />
      {categories.map(({ id, name }) => (
        <Heading key={id} id={id}>
          {name}
        </Heading>
      ))}
    </>
  );
}
