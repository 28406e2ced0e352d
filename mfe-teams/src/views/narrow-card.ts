import { Card } from '@tiffin/ui';
import styled from 'styled-components';

/** The one card of a step, as wide as its few words need. */
export const NarrowCard = styled(Card)`
  width: min(560px, 100%);
  margin-inline: auto;
`;
