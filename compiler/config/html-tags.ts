import * as z from 'zod';

const attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional());

/** An element of the HTML of every page, or its text. */
export const HtmlTag = z.union([
  z.string(),
  z.strictObject({
    tagName: z.string().regex(/^[a-z][a-z\d-]*$/i, 'expected the name of an element, such as "link"'),
    /** `true` is an attribute without a value. */
    attributes: attributes.default({}),
    /** Inserted unchanged. */
    innerHTML: z.string().optional(),
    /** Leave it out in `lectern dev`, for example for analytics. */
    disableInDev: z.boolean().default(false),
  }),
]);
export type HtmlTag = z.infer<typeof HtmlTag>;

/** Elements that a site adds to the HTML of every page. Names are the same as in Docusaurus. */
export const htmlOptions = {
  headTags: z.array(HtmlTag).default([]),
  /** At the start of the body, before the page. */
  preBodyTags: z.array(HtmlTag).default([]),
  /** At the end of the body, after the page. */
  postBodyTags: z.array(HtmlTag).default([]),
  /** Addresses, or attributes with a `src`. */
  scripts: z.array(z.union([z.string(), z.object({ src: z.string() }).catchall(attributes.valueType)])).default([]),
  /** Addresses, or attributes with an `href`. */
  stylesheets: z
    .array(z.union([z.string(), z.object({ href: z.string() }).catchall(attributes.valueType)]))
    .default([]),
  /** Modules and style sheets for every page: files of the site, or modules of packages. */
  clientModules: z.array(z.string().min(1)).default([]),
};
