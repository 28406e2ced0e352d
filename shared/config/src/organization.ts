/** What is special about the organisation whose subdomain a person uses (specification 3 and 6). */
export type Organization = {
  readonly organizationId: string;
  /** Whether its users are organisation users. */
  readonly isOrg: boolean;
  /** Whether the place-order button may stick to the screen; true for one organisation (specification 9). */
  readonly hasStickyPlaceOrder: boolean;
  /** Whether its people sign in with the building platform's client; true for one organisation. */
  readonly isBuildingPlatform: boolean;
};
