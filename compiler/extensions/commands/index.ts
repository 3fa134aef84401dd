/** The functions that read and change a site for commands. */
export { frontMatterEdits } from './front-matter-edits.ts';
export { readContent } from './read-content.ts';
export { readSite } from './read-site.ts';
