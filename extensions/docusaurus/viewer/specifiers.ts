/** Prefixes of the module specifiers that code of Docusaurus sites imports. */
export const specifiers = ['@docusaurus/', '@theme/', '@mdx-js/react'];
