/** In place of a hash, and as long, in the name of a file that keeps its name while what is in it changes. */
export const unhashed = '-unhashed';
