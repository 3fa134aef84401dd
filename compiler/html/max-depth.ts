/** How deep markup may nest: far above what people write, far below what overflows a recursive walk. */
export const maxDepth = 200;
