/** Replaces the URL of a picture or a font. */
export default 'asset';
