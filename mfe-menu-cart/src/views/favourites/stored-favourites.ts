import { personalText } from '@tiffin/config/storage';

/** The favourites of everybody who uses this browser, as JSON. */
export const storedFavourites = personalText('favourites');
