import { personalText } from '@tiffin/storage';

/** The favourites of everybody who uses this browser, as JSON. */
export const storedFavourites = personalText('favourites');
