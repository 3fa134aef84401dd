/** MIME types and file extensions for server configs. */

/** Extension → MIME type, for extensions that default server configs lack. */
export const furtherTypes = { md: 'text/markdown', webmanifest: 'application/manifest+json' } as const;

/** Extensions of text files. All text files are UTF-8. */
export const textExtensions = ['css', 'html', 'js', 'json', 'md', 'svg', 'txt', 'webmanifest', 'xml'] as const;

/** MIME types of files to compress. JavaScript and XML have two types each, because servers use different ones. */
export const textTypes = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
] as const;

/**
 * Extensions of files that may contain scripts. They are served with the `sandbox` policy, so that browsers
 * don't run these scripts.
 */
export const sandboxedExtensions = ['svg', 'xml'] as const;
