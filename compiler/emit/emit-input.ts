import type { Texts } from '../config/translations.ts';
import type { CodeTable } from '../code/code-table.ts';
import type { Body, CodeBlockProps, Page, SiteFile } from '../../corpus/schema/index.ts';
import type { Asset, LinkTable } from '../link/link.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Head } from '../parse/document.ts';
import type { IndexFile } from '../search/index-files.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import type { Cards } from './social-card.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source.ts';
import type { DrawnCodePage, PageRenderer } from '../../viewer/html/page-renderer.ts';
import type { ViewerManifest } from '../../viewer/html/viewer-manifest.ts';

/** The inputs of all output files. */
export interface EmitInput {
  /** The absolute folder of the site, which must not be in the output. */
  readonly siteDir: string;
  /** Whether the output is for readers, not for the dev server. */
  readonly production?: boolean | undefined;
  /** The `version` in its package.json. */
  readonly siteVersion?: string | undefined;
  readonly site: Site;
  /** The base pathname of files that all languages share: code, images, the viewer. */
  readonly sharedUrl: string;
  /** The paths of the pages' Markdown, without regard to static files. */
  readonly markdownOf: MarkdownFiles;
  readonly links: LinkTable;
  /** Addresses of author images, by the address in the blog. */
  readonly authorImages: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** The code modules of the sources that have code. */
  readonly code: CodeTable;
  /** Path of a translation → path of its original. */
  readonly originals?: ReadonlyMap<string, string> | undefined;
  /** Sources of the site's theme. Their modules are in `code`. */
  readonly theme?:
    | { slots: Record<string, string>; styles: readonly string[]; clientModules: readonly string[] }
    | undefined;
  /** UI strings in the site's language, or from the site: id → text. */
  readonly messages?: Texts | undefined;
  /** The counterparts of a page in the other languages, in the format of page files. */
  languagesOf?(path: string): Page['languages'];
  /** @returns the start page of a language that replaces missing pages; undefined if it is at the base URL */
  startIn?(locale: string): string | undefined;
  /** @returns the hint for readers of another language on pages in this one */
  suggestionIn?(locale: string): string | undefined;
  /** @returns the location of a page's address: front matter, or the folder or file that a list page shows */
  placeOf?(path: string): Place | undefined;
  /** Files that pages refer to. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Sanitized contents of copied files, by their paths in the site. */
  readonly cleaned: ReadonlyMap<string, Uint8Array>;
  /** Files of the static folders: output path → path in the site. */
  readonly staticFiles: ReadonlyMap<string, string>;
  /** Loads the stored body of a source. */
  readBody(source: string): Promise<Body>;
  /** Sets and highlights the code of an empty code block. */
  fillCodeBlock(block: CodeBlockProps, code: string): Promise<CodeBlockProps>;
  /** The files of the search index. */
  searchIndex(): AsyncIterable<IndexFile>;
  /** Images in several sizes; undefined if images are unchanged. */
  readonly images?: Images | undefined;
  /** Renders social cards; undefined if the site has none. */
  readonly cards?: Cards | undefined;
  readonly viewer: ViewerManifest;
  /** Renders pages as HTML; undefined if the browser renders all pages. */
  readonly pageRenderer?: (() => Promise<PageRenderer>) | undefined;
  /**
   * Renders a page with the site's own code.
   *
   * @param json the page's file as JSON
   * @returns the HTML, and which code was rendered; undefined if the browser renders the page
   */
  drawCode?(
    page: Page,
    json: string,
    source: string | undefined,
    site: SiteFile,
    data: object,
    read: (address: string) => Promise<string | undefined>,
  ): Promise<({ html: string } & Pick<DrawnCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'>) | undefined>;
  /** Changes with every file of the output, if the site can be read offline. */
  readonly fingerprint: string;
}

/** Data about images of pages. */
export interface Images {
  /** @param href the address of the image, with the base URL */
  describe(href: string): Promise<ResponsiveImage | undefined>;
  /** @returns the versions of the images, sorted by path */
  files(hrefs: readonly string[]): AsyncIterable<{ path: string; bytes: Uint8Array }>;
}

export interface ResponsiveImage {
  /** In CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** The versions of the image, in the format of `srcset`. */
  srcSet?: string | undefined;
  /** The placeholder before the image loads: a `data:` address. */
  placeholder?: string | undefined;
}
