import * as z from 'zod';

/** Our own keys in the front matter of docs, next to the keys that Lectern defines. */
export const DocsFrontMatter = z.strictObject({
  /** The module that a site imports to use what the page documents. */
  module: z
    .enum([
      'lectern/client',
      'lectern/components',
      'lectern/openapi',
      'lectern/remote-cache',
      'lectern/snippets',
      'lectern/test',
    ])
    .optional(),
  /** The hook of extensions that the page documents. */
  hook: z
    .enum([
      'cache',
      'check',
      'commands',
      'components',
      'files',
      'handle',
      'head',
      'markdown',
      'pages',
      'readConfig',
      'slots',
      'socialCards',
      'sources',
    ])
    .optional(),
  /** The harbour that the sample pages about expressions print. */
  harbour: z.string().optional(),
});
