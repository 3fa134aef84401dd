/** The starts of the specifiers of Docusaurus' modules. Code of sites imports these modules. */
export const specifiers = ['@docusaurus/', '@theme/', '@mdx-js/react'];
