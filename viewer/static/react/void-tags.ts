/** Elements that hold nothing and that nothing closes, as React knows them. */
export const voidTags = new Set([
  'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr',
]); // prettier-ignore
