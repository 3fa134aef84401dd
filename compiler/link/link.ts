import type { BodyElement, Json } from '../../corpus/schema/index.ts';
import type { Addresses } from '../addresses/find-address.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { DataKind, Head, OutlineHeading } from '../parse/document.ts';
import type { IdScope } from './page-ids.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source.ts';

/** What linking works from: heads, and which files there are. */
export interface LinkInput {
  readonly site: Pick<
    Site,
    'config' | 'docs' | 'blogs' | 'routes' | 'places' | 'redirects' | 'rewrites' | 'navbar' | 'footer' | 'announcement'
  >;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** Paths of documents that couldn't be read, which is reported already. */
  readonly unread?: ReadonlySet<string> | undefined;
  /** The file that a translation is one of, by its path. */
  readonly originals?: ReadonlyMap<string, string> | undefined;
  /** Every file that a reference may mean and that exists, by path. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Pathnames, with the base URL, of files beside the pages: those of the static folders, feeds and the like. */
  readonly files: { has(pathname: string): boolean };
  /** The addresses of the other languages that are compiled together. */
  readonly otherLanguages?: (() => readonly Addresses[]) | undefined;
  /** The name of the config file, where faults of links around the pages are placed. */
  readonly configFile?: string | undefined;
}

/** What a reference wants of a file: its address, or what it holds. */
export type AssetUse = 'file' | DataKind;

/** A file that pages refer to. */
export interface Asset {
  /** Relative to the site's folder. */
  path: string;
  /** Its address in the output, encoded, with the base URL. */
  href: string;
  /** Where it is written, relative to the output; absent when a static folder brings it there anyway. */
  output?: string | undefined;
  /** Of images, in CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** What it holds, where a reference needs it: see DataKind. */
  json?: Json | undefined;
  text?: string | undefined;
  svg?: BodyElement | undefined;
  /** Why content may not refer to it; then nothing else is known of it. */
  refused?: string | undefined;
  /** Why it doesn't hold what it is read for. */
  faults?: readonly Diagnostic[] | undefined;
}

/** What a reference turned out to mean. */
export type ResolvedReference =
  | { kind: 'page' | 'external' | 'broken'; href: string }
  /** `target` as for `<a>`: a file opens in a new tab, or is left to the browser. */
  | { kind: 'file'; href: string; target: '_blank' | '_self'; width?: number | undefined; height?: number | undefined }
  | { kind: 'partial'; source: string }
  /** What a file of data holds, or the part of it that is meant; nothing when the keys lead nowhere. */
  | { kind: 'data'; value: Json | undefined }
  | { kind: 'svg'; element: BodyElement };

/** What linking found out about one page. */
export interface LinkedPage {
  /** By the source that holds them (the page's own, and those of its partials), then by index. */
  references: ReadonlyMap<string, readonly ResolvedReference[]>;
  /** The ids of its partials; absent when it has none. */
  ids?: IdScope | undefined;
  /** Its headings from h2 down, those of its partials included. */
  outline: readonly OutlineHeading[];
  /** The address of the picture for social cards, when the front matter names a file beside the page. */
  image?: string | undefined;
}

/** By the path of the page. */
export type LinkTable = ReadonlyMap<string, LinkedPage>;
