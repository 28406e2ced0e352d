/**
 * Requests per minute of one signed-in person or guest, and of one client IP, which a whole office may share.
 * `secrets` covers what can be guessed (passwords, codes, client secrets), `links` what a long token opens.
 */
export const LIMIT_GROUPS = {
  files: { caller: 3000, address: 6000 },
  reads: { caller: 600, address: 1200 },
  writes: { caller: 120, address: 600 },
  links: { caller: 120, address: 600 },
  money: { caller: 20, address: 100 },
  secrets: { caller: 20, address: 60 },
} as const;

export type LimitGroup = keyof typeof LIMIT_GROUPS;
