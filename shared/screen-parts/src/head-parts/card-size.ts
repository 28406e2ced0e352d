/** The size in pixels of pictures that services draw for chats (`shareImageUrl`, `InviteCard`). */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
