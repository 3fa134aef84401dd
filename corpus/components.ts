/** Every component that a body may hold: a viewer draws each of them, and content may write them as JSX. */
export const componentNames = [
  'Admonition',
  'AdmonitionTitle',
  'BrowserOnly',
  'CodeBlock',
  'ColorGenerator',
  'Details',
  'DocCardList',
  'Image',
  'Link',
  'LiveCode',
  'Mermaid',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
  'Translate',
] as const;
