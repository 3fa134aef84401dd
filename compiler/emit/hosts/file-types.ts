import { words } from '../../values/words.ts';

/** What servers are to know of the files of an output, as few of them know all of it by themselves. */

/** By extension: types that servers leave out of their lists. */
export const furtherTypes = { md: 'text/markdown', webmanifest: 'application/manifest+json' } as const;

/** Extensions of texts, all of which are UTF-8. */
export const textExtensions = ['css', 'html', 'js', 'json', 'md', 'svg', 'txt', 'webmanifest', 'xml'] as const;

/** Types of texts, which are worth compressing; servers differ in what they call scripts and XML. */
export const textTypes = words(`
  application/javascript application/json application/manifest+json application/xml image/svg+xml
  text/css text/javascript text/markdown text/plain text/xml
`);

/** Extensions of what may hold scripts of its own, and is kept from running them when it is opened by itself. */
export const sandboxedExtensions = ['svg', 'xml'] as const;
