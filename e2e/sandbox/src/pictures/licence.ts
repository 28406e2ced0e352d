/** The notice that must accompany the pictures: who drew the food and under which licence. */
export const pictureLicence = `The food in these pictures is drawn by the Noto Emoji project.

Copyright Google LLC, packaged as @iconify-json/noto.
Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0

The glyphs are unchanged but for shorter identifiers; fields, patterns and plates around them are Tiffin's own.
`;
