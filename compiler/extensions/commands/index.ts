/** The functions that read a site for commands. */
export { readContent } from './read-content.ts';
export { readSite } from './read-site.ts';
