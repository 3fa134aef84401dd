import * as z from 'zod/mini';

/** The languages of request samples. */
export const sampleLanguages = ['curl', 'javascript', 'python'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

const folder = z
  .string()
  .check(z.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\]+$/, 'expected a folder of docs, such as "docs/api"'));

const SpecOptions = z.strictObject({
  file: z.string().check(z.minLength(1)),
  folder: z.optional(folder),
  links: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s/]+[^\s]*$/, 'expected a URL, such as "https://api.example.com"')),
  ),
  pages: z._default(z.enum(['operation', 'tag', 'spec']), 'operation'),
  samples: z._default(z.array(z.enum(sampleLanguages)), [...sampleLanguages]),
});

const name = z
  .string()
  .check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'expected lowercase letters, digits and hyphens, such as "pet-store"'));

/** The options of the extension. */
export const Options = z.strictObject({
  specs: z.record(name, z.union([z.string().check(z.minLength(1)), SpecOptions])),
});
export type Options = z.infer<typeof Options>;

/** An OpenAPI description in the options, with all defaults. */
export interface SpecSettings {
  name: string;
  /** Path of the description, relative to the site's folder. */
  file: string;
  /** Folder in which the pages are generated. */
  folder: string;
  /** The base URL of relative links in descriptions; undefined if they are relative to this site. */
  links: string | undefined;
  /** Whether each operation or each tag gets a separate page, or one page contains everything. */
  pages: 'operation' | 'tag' | 'spec';
  samples: readonly SampleLanguage[];
}

/** @returns the OpenAPI descriptions in the options, with all defaults */
export function settingsOf({ specs }: Options): SpecSettings[] {
  return Object.entries(specs).map(([specName, given]) => {
    const options = typeof given === 'string' ? SpecOptions.parse({ file: given }) : given;
    const { folder: chosen = `docs/${specName}`, links, ...others } = options;
    return {
      ...others,
      name: specName,
      file: others.file.replace(/^\.\//, ''),
      folder: chosen.replace(/\/$/, ''),
      links,
    };
  });
}
