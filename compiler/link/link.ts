import type { BodyElement, Json } from '../../corpus/schema/index.ts';
import type { Addresses } from '../addresses/find-address.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DataKind, Head, OutlineHeading } from '../parse/document.ts';
import type { IdScope } from './page-ids.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source.ts';

/** The input of linking: the site, the heads of documents, and the existing files. */
export interface LinkInput {
  readonly site: Pick<
    Site,
    'config' | 'docs' | 'blogs' | 'routes' | 'places' | 'redirects' | 'rewrites' | 'navbar' | 'footer' | 'announcement'
  >;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** Paths of documents that could not be read. Their errors are already reported. */
  readonly unread?: ReadonlySet<string> | undefined;
  /** Path of a translated source → path of its original. */
  readonly originals?: ReadonlyMap<string, string> | undefined;
  /** Path of an existing file to which a reference leads → the file's data. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Pathnames of static and generated files, such as feeds, including the base URL. */
  readonly files: { has(pathname: string): boolean };
  /** The pages of the other languages in the same output. */
  readonly otherLanguages?: (() => readonly Addresses[]) | undefined;
  /** Name of the config file, for locating errors in links of settings. */
  readonly configFile?: string | undefined;
}

/** How a reference uses a file: by its address, or by its content. */
export type AssetUse = 'file' | DataKind;

/** A file to which a page refers. */
export interface Asset {
  /** Path relative to the site's folder. */
  path: string;
  /** Published address, percent-encoded, with the base URL. */
  href: string;
  /** Path in the output. Absent for a file in a static folder, because Lectern copies all static files. */
  output?: string | undefined;
  /** Size of an image in CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** The content in the form that references use; see `DataKind`. */
  json?: Json | undefined;
  text?: string | undefined;
  svg?: BodyElement | undefined;
  /** The reason why content must not refer to the file. `href` is then empty, and most fields are absent. */
  refused?: string | undefined;
  /** Errors in the content, if a reference uses it. */
  problems?: readonly Diagnostic[] | undefined;
}

/** The resolved target or value of a reference. */
export type ResolvedReference =
  | { kind: 'page' | 'external' | 'broken'; href: string }
  /** `target` is an attribute of the link. With `_self`, the browser loads the file without the viewer. */
  | { kind: 'file'; href: string; target: '_blank' | '_self'; width?: number | undefined; height?: number | undefined }
  | { kind: 'partial'; source: string }
  /** The data of a file, or the value in it that the reference selects; undefined if that value doesn't exist. */
  | { kind: 'data'; value: Json | undefined }
  | { kind: 'svg'; element: BodyElement };

/** The resolved references and other results of linking a page. */
export interface LinkedPage {
  /** Source path (of the page, and of its partials) → resolved references, in the order of `Head.references`. */
  references: ReadonlyMap<string, readonly ResolvedReference[]>;
  /** Ids on the page. Absent if the page includes no partials. */
  ids?: IdScope | undefined;
  /** Headings from h2 down, including headings of partials. */
  outline: readonly OutlineHeading[];
  /** Address of the social card image. Set if front matter contains the path of a file next to the page. */
  image?: string | undefined;
}

/** Page path → result of linking the page. */
export type LinkTable = ReadonlyMap<string, LinkedPage>;
