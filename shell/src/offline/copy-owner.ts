import { storedText } from '@tiffin/config/storage';

/** The id of the person whose pages are stored, so that another person never reads them. */
export const copyOwner = storedText('localStorage', 'tiffin.offlineCopiesOf');
