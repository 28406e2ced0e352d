import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../form/field';
import { Combobox } from './combobox';

const teams = [
  { key: '1', text: 'Harbour & Lime LLP' },
  { key: '2', text: 'Harbord Street Clinic' },
];

function Finder({ onSelect }: { readonly onSelect: (key: string) => void }) {
  const [value, setValue] = useState('');
  const options = value === '' ? [] : teams.filter(({ text }) => text.toLowerCase().includes(value));
  return (
    <Field label="Team name">
      <Combobox value={value} onChange={setValue} options={options} onSelect={onSelect} emptyText="No team" />
    </Field>
  );
}

it('suggests entries below its label and returns the key of the choice', async () => {
  const onSelect = jest.fn();
  render(<Finder onSelect={onSelect} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Team name' }), 'harbo');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('option', { name: 'Harbord Street Clinic' }));
  expect(onSelect).toHaveBeenCalledWith('2');
});

it('submits its form by Enter while the list is open, unless an option is highlighted', async () => {
  const [onSelect, onSubmit] = [jest.fn(), jest.fn((event: SubmitEvent) => event.preventDefault())];
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Finder onSelect={onSelect} />
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Team name' });
  await userEvent.type(field, 'harbo');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSelect).toHaveBeenCalledTimes(1);
});
