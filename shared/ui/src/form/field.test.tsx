import { render, screen } from '@testing-library/react';
import { Field } from './field';
import { Input } from './input';

it('links label, hint and error to the control', () => {
  render(
    <Field label="Mobile" hint="For the courier" error="Four digits are missing" required>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Four digits are missing For the courier');
});

it('is valid and has no description without them', () => {
  render(
    <Field label="Mobile" hideLabel>
      <Input />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Mobile' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});
