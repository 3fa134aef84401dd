import type { BodyElement, Json } from '../../corpus/schema/index.ts';
import type { Addresses } from '../addresses/find-address.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DataKind, Head, OutlineHeading } from '../parse/document.ts';
import type { IdScope } from './page-ids.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source.ts';

/** The input of linking: heads, and the existing files. */
export interface LinkInput {
  readonly site: Pick<
    Site,
    'config' | 'docs' | 'blogs' | 'routes' | 'places' | 'redirects' | 'rewrites' | 'navbar' | 'footer' | 'announcement'
  >;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** Paths of documents that couldn't be read, which are already reported. */
  readonly unread?: ReadonlySet<string> | undefined;
  /** The path of a translation's original, by the path of the translation. */
  readonly originals?: ReadonlyMap<string, string> | undefined;
  /** Every existing file that a reference may mean, by path. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Pathnames, with the base URL, of files next to the pages: files of static folders, feeds, and others. */
  readonly files: { has(pathname: string): boolean };
  /** The addresses of the other languages in the same compile. */
  readonly otherLanguages?: (() => readonly Addresses[]) | undefined;
  /** The name of the config file, the location of errors in links around the pages. */
  readonly configFile?: string | undefined;
}

/** The use of a file by a reference: its address, or its content. */
export type AssetUse = 'file' | DataKind;

/** A file that pages refer to. */
export interface Asset {
  /** Relative to the site's folder. */
  path: string;
  /** Its address in the output, encoded, with the base URL. */
  href: string;
  /** The output path, relative to the output folder; absent for a file of a static folder, which is copied anyway. */
  output?: string | undefined;
  /** For images, in CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** The content, if a reference needs it: see DataKind. */
  json?: Json | undefined;
  text?: string | undefined;
  svg?: BodyElement | undefined;
  /** The reason why content must not refer to the file; the other fields are then empty. */
  refused?: string | undefined;
  /** The errors in its content, for the use that a reference makes of it. */
  faults?: readonly Diagnostic[] | undefined;
}

/** The meaning of a reference. */
export type ResolvedReference =
  | { kind: 'page' | 'external' | 'broken'; href: string }
  /** `target` as for `<a>`: a file opens in a new tab, or the browser decides. */
  | { kind: 'file'; href: string; target: '_blank' | '_self'; width?: number | undefined; height?: number | undefined }
  | { kind: 'partial'; source: string }
  /** The content of a data file, or the referenced part of it; undefined if the keys lead nowhere. */
  | { kind: 'data'; value: Json | undefined }
  | { kind: 'svg'; element: BodyElement };

/** The result of linking one page. */
export interface LinkedPage {
  /** By source (the page's own source and its partials), then by index. */
  references: ReadonlyMap<string, readonly ResolvedReference[]>;
  /** The ids of its partials; absent without partials. */
  ids?: IdScope | undefined;
  /** Its headings from h2 down, including headings of partials. */
  outline: readonly OutlineHeading[];
  /** The address of the image for social cards, if the front matter names a file next to the page. */
  image?: string | undefined;
}

/** By the path of the page. */
export type LinkTable = ReadonlyMap<string, LinkedPage>;
