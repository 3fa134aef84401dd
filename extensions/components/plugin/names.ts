/** The names of the components in content. */
export const names = [
  'Badge',
  'Card',
  'CardGrid',
  'Cards',
  'CodeGroup',
  'Field',
  'Fields',
  'FileTree',
  'Files',
  'Icon',
  'ImageZoom',
  'LinkCard',
  'Steps',
  'Video',
] as const;

export type Name = (typeof names)[number];

/** Strings of which a document with a component contains at least one. */
export const opening: readonly string[] = [...names.map((name) => `<${name}`), 'code-group'];
