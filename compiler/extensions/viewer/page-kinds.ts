import type { CodeModule, Json } from '../../../corpus/types.ts';
import type { SiteExtensionPage } from '../../site/site-input.ts';
import type { OptionsSchema } from '../../yaml/options-schema.ts';
import type { ExtensionContext } from '../hooks/context.ts';

/** A kind of pages that an extension adds. */
export interface PageKindHook<Options = Json, Data = Json> {
  /** Validates the data of each page. */
  schema: OptionsSchema<Data>;
  /** A module whose default export is a React component. The props of the component are the page and its data. */
  view: URL;
  /** Lists the pages of this kind. Runs again after a file that it read has changed. */
  build(context: ExtensionContext<Options>): readonly PageInput<Data>[] | Promise<readonly PageInput<Data>[]>;
}

/** A page of an extension. */
export interface PageInput<Data = Json> {
  /** Path below the base URL: `terms/anchor`. */
  path: string;
  title: string;
  description?: string | undefined;
  /**
   * The data of the page, or a function that computes the data. Lectern calls the function after all links are
   * resolved.
   */
  data: Data | ((site: LinkedSite) => Data | Promise<Data>);
  /** The text content that search finds. Without it, search finds the title and the description. */
  text?: string | undefined;
  /** Hides the page from search engines, search, the sitemap and social cards. */
  hidden?: boolean | undefined;
  /** The location for errors in this page. Default: the extension's key in the config. */
  origin?: PageOrigin | undefined;
}

/** The location of a page's data. */
export interface PageOrigin {
  /** Path relative to the site's folder. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** A site with resolved links, in one language. */
export interface LinkedSite {
  /** All settings with their defaults, as JSON. Functions are names in brackets. */
  readonly settings: { readonly [key: string]: Json };
  /** All pages, sorted by path. */
  readonly pages: readonly LinkedSitePage[];
  /** The components that content can use. */
  readonly components: readonly { readonly name: string; readonly module?: string | undefined }[];
  /** The code modules of documents, sorted by document. */
  readonly modules: readonly (CodeModule & { readonly source: string })[];
}

/** A page of the site. */
export interface LinkedSitePage {
  /** Decoded pathname including the base URL. */
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  /** Path of the page's source, relative to the site's folder; absent for generated pages. */
  readonly source?: string | undefined;
  /** Whether a sidebar, the navbar, the footer or a list links to the page. */
  readonly listed: boolean;
  /** Paths of the pages that its content links to. */
  readonly links: readonly string[];
}

/** A page of an extension before its data is computed. */
export interface ExtensionPage extends Omit<SiteExtensionPage, 'data'>, Pick<PageInput, 'data'> {}
