import { MemoryRouter } from '@tiffin/router';
import { render, screen } from '@testing-library/react';
import { EmptyState } from '../feedback/empty-state';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Heading } from '../text/heading';
import { PageHeading } from '../text/page-heading';
import { ThemeScope } from './theme-scope';

it('renders dialogs inside, so that they inherit the tokens', async () => {
  const { container } = render(
    <ThemeScope>
      <ConfirmDialog
        title="Cancel the order?"
        onClose={() => undefined}
        actions={<button>Cancel it</button>}
      />
    </ThemeScope>,
  );
  expect(container).toContainElement(await screen.findByRole('dialog', { name: 'Cancel the order?' }));
});

it('renders headings one level lower, because the h1 is the partner’s', () => {
  const headings = (
    <MemoryRouter>
      <PageHeading>Order</PageHeading>
      <Heading>Items</Heading>
      <Heading as="h3">Thali</Heading>
      <Heading as="span">Bread</Heading>
      <EmptyState level={1} title="Nothing" />
    </MemoryRouter>
  );
  const tags = () =>
    ['Order', 'Items', 'Thali', 'Bread', 'Nothing'].map((text) => screen.getByText(text).tagName);
  const { rerender } = render(headings);
  expect(tags()).toEqual(['H1', 'H2', 'H3', 'SPAN', 'H1']);
  rerender(<ThemeScope>{headings}</ThemeScope>);
  expect(tags()).toEqual(['H2', 'H3', 'H4', 'SPAN', 'H2']);
});
