import { Column } from '@tiffin/ui';
import styled from 'styled-components';

/** The column of the order history, no wider than text can be read. */
export const Readable = styled(Column)`
  max-width: 760px;
  margin-inline: auto;
`;
