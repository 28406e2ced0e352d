/** What is special about the organisation through whose subdomain a person comes (specification 3 and 6). */
export type Organization = {
  readonly organizationId: string;
  /** Its users are organisation users. */
  readonly isOrg: boolean;
  /** The one organisation at which the place-order button may stick to the screen (specification 9). */
  readonly hasStickyPlaceOrder: boolean;
  /** The one organisation whose people sign in by the building platform's client. */
  readonly isBuildingPlatform: boolean;
};
