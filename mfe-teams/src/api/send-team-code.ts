import { sendEmailVerification } from '@tiffin/api';
import { getConfig } from '@tiffin/config';
import type { EmailVerificationResult } from '@tiffin/contracts';

type TeamCode = {
  readonly email: string;
  readonly promoCode: string | null;
  readonly teamId: string | undefined;
};

/** Sends a code to a work email, and says on which subdomain it was asked for (specification 7). */
export async function sendTeamCode({ email, promoCode, teamId }: TeamCode): Promise<EmailVerificationResult> {
  const source = { sourceType: 'TIFFIN_WEB', subdomain: getConfig().subdomain } as const;
  return sendEmailVerification({ body: { source, email, promoCode, teamId: teamId ?? null } });
}
