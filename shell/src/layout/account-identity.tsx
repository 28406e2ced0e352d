import { useQuery } from '@tanstack/react-query';
import { session } from '@tiffin/auth';
import type { Person } from '@tiffin/auth';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const Email = styled.div`
  color: var(--text-muted);
  font-size: 14px;
`;

/**
 * Renders name and email of the signed-in person, as the provider's account has them now. Until it answers, or if it
 * does not, those of the token.
 */
export function AccountIdentity({ person }: { readonly person: Person }): ReactElement {
  const { data } = useQuery({
    queryKey: ['account', person.externalUserId],
    queryFn: session.getAccount,
    staleTime: 0,
    retry: false,
  });
  const { firstName, lastName, email } = data ?? person;
  return (
    <>
      <div>{`${firstName} ${lastName}`.trim() || email}</div>
      <Email>{email}</Email>
    </>
  );
}
