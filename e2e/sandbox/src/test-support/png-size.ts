const SIGNATURE = '89504e470d0a1a0a';

/** Returns the size in pixels that a PNG's header states. Throws if the bytes are no PNG. */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const png = Buffer.from(bytes);
  if (png.toString('hex', 0, 8) !== SIGNATURE) throw new Error('These bytes are no PNG.');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
