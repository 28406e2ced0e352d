/** Who gets a rollout: a share of the devices, and all visitors of some organisations. */
export type Audience = {
  /** The share of devices, 0 to 100, with at most two decimals. */
  readonly percent: number;
  /** The ids of the organisations. */
  readonly organizations: readonly string[];
};

const ORGANIZATIONS = 'org:';

/**
 * Parses `10%`, `org:org_acme,org_beta`, or both separated by a space. Throws an error that says what is wrong.
 */
export function parseAudience(text: string): Audience {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  if (parts.length === 0) throw new Error(usage(text));
  return parts.reduce<Audience>(
    (audience, part) =>
      part.startsWith(ORGANIZATIONS)
        ? { ...audience, organizations: [...audience.organizations, ...organizationsIn(part)] }
        : { ...audience, percent: percentIn(part) },
    { percent: 0, organizations: [] },
  );
}

/** Returns an audience as text, such as `10 %, org_acme`. */
export function describeAudience({ percent, organizations }: Audience): string {
  return [`${percent} %`, ...organizations].join(', ');
}

function organizationsIn(part: string): readonly string[] {
  const ids = part.slice(ORGANIZATIONS.length).split(',');
  if (ids.some((id) => !/^[\w-]{1,100}$/.test(id))) throw new Error(usage(part));
  return ids;
}

function percentIn(part: string): number {
  const found = /^(\d{1,3}(?:\.\d{1,2})?)%$/.exec(part)?.[1];
  const percent = Number(found);
  if (found === undefined || percent <= 0 || percent > 100) throw new Error(usage(part));
  return percent;
}

function usage(text: string): string {
  return `"${text}" names nobody: write 10% (above 0, up to 100, two decimals), org:org_acme,org_beta, or both in quotes.`;
}
