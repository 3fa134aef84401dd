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

/** Strings for a quick test. Every document that uses one of the components contains at least one of them. */
export const opening: readonly string[] = [...names.map((name) => `<${name}`), 'code-group'];
