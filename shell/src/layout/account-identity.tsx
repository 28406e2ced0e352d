import { useQuery } from '@tanstack/react-query';
import { identityQueries } from '@tiffin/api/background';
import { session } from '@tiffin/auth';
import type { Person } from '@tiffin/auth';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const Email = styled.div`
  color: var(--text-muted);
  font-size: 14px;
`;

/**
 * Renders name and email of the signed-in person, as the provider's account has them now. A provider without one leaves
 * the answer to the identity service. Until either answers, or if neither does, those of the token.
 */
export function AccountIdentity({ person }: { readonly person: Person }): ReactElement {
  const own = useQuery({
    queryKey: ['account', person.externalUserId],
    queryFn: session.getAccount,
    staleTime: 0,
    retry: false,
    meta: { isHandled: true },
  });
  const told = useQuery({
    ...identityQueries.account(person.externalUserId),
    enabled: own.isError,
  });
  const { firstName, lastName, email } = own.data ?? told.data ?? person;
  return (
    <>
      <div>{`${firstName} ${lastName}`.trim() || email}</div>
      <Email>{email}</Email>
    </>
  );
}
