import { words } from '../../values/words.ts';

/** MIME types and extensions that server configs need, because few servers know them all. */

/** Extension → MIME type, for types that servers lack. */
export const furtherTypes = { md: 'text/markdown', webmanifest: 'application/manifest+json' } as const;

/** Extensions of text files, which are always UTF-8. */
export const textExtensions = ['css', 'html', 'js', 'json', 'md', 'svg', 'txt', 'webmanifest', 'xml'] as const;

/** MIME types worth compressing. Servers use different names for scripts and XML. */
export const textTypes = words(`
  application/javascript application/json application/manifest+json application/xml image/svg+xml
  text/css text/javascript text/markdown text/plain text/xml
`);

/** Extensions of files that may contain scripts. A sandbox disables the scripts of directly opened files. */
export const sandboxedExtensions = ['svg', 'xml'] as const;
