/** Stands for the address of a picture or a font. */
export default 'asset';
