import * as z from 'zod';

const attributes = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional());

/** An element in the HTML of every page; a string is inserted as it is. */
export const HtmlTag = z.union([
  z.string(),
  z.strictObject({
    tagName: z.string().regex(/^[a-z][a-z\d-]*$/i, 'expected the name of an element, such as "link"'),
    /** Attributes. `true` means an attribute without a value. */
    attributes: attributes.default({}),
    /** HTML that is inserted unchanged. */
    innerHTML: z.string().optional(),
    /** Whether `lectern dev` omits the element, for example an analytics script. */
    disableInDev: z.boolean().default(false),
  }),
]);
export type HtmlTag = z.infer<typeof HtmlTag>;

/** Settings for HTML that is added to every page. Names are the same as in Docusaurus. */
export const htmlOptions = {
  headTags: z.array(HtmlTag).default([]),
  /** Elements at the start of the body, before the page. */
  preBodyTags: z.array(HtmlTag).default([]),
  /** Elements at the end of the body, after the page. */
  postBodyTags: z.array(HtmlTag).default([]),
  /** Scripts: URLs, or attributes including `src`. */
  scripts: z.array(z.union([z.string(), z.object({ src: z.string() }).catchall(attributes.valueType)])).default([]),
  /** Style sheets: URLs, or attributes including `href`. */
  stylesheets: z
    .array(z.union([z.string(), z.object({ href: z.string() }).catchall(attributes.valueType)]))
    .default([]),
  /** Modules and style sheets that all pages load: files of the site, or files of npm packages. */
  clientModules: z.array(z.string().min(1)).default([]),
};
