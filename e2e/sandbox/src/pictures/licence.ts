/** The licence of the pictures, as it is served beside them. */
export const pictureLicence = `Tiffin's food pictures are drawn by Tiffin's own code.

They are dedicated to the public domain under CC0 1.0 Universal: https://creativecommons.org/publicdomain/zero/1.0/
You may copy, change and use them, even for commercial purposes, without asking.
`;
