import { Card } from '@tiffin/ui';
import styled from 'styled-components';

/** The one card of a step, narrow because its text is short. */
export const NarrowCard = styled(Card)`
  width: min(560px, 100%);
  margin-inline: auto;
`;
