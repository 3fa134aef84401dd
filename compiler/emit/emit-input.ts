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

/** What every artifact is made from. */
export interface EmitInput {
  /** The site's folder, absolute: to be kept out of what is written. */
  readonly siteDir: string;
  /** Whether it is for readers, and not for who works on it. */
  readonly production?: boolean | undefined;
  /** The `version` in its package.json. */
  readonly siteVersion?: string | undefined;
  readonly site: Site;
  /** The pathname below which lies what all languages share: code, pictures, the viewer. */
  readonly sharedUrl: string;
  /** Where the Markdown of pages would be written, were there no static files. */
  readonly markdownOf: MarkdownFiles;
  readonly links: LinkTable;
  /** Addresses of the pictures of authors, by what blogs call them. */
  readonly authorImages: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  /** The code modules of the sources that have code. */
  readonly code: CodeTable;
  /** The file that a translation is one of, by its path. */
  readonly originals?: ReadonlyMap<string, string> | undefined;
  /** Sources of the site's own look, which `code` has the modules of. */
  readonly theme?:
    | { slots: Record<string, string>; styles: readonly string[]; clientModules: readonly string[] }
    | undefined;
  /** Labels in the words of the site, or of its language: id → text. */
  readonly messages?: Texts | undefined;
  /** Pages of this language in the other languages, as page files have them. */
  languagesOf?(path: string): Page['languages'];
  /** @returns the page that stands in for pages that a language lacks; undefined when it is at the base URL */
  startIn?(locale: string): string | undefined;
  /** @returns what readers of a language are told on pages in this one */
  suggestionIn?(locale: string): string | undefined;
  /** @returns where the address of a page is written; the folder or file that a list shows */
  placeOf?(path: string): Place | undefined;
  /** Files that pages refer to. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** What is published in the place of files that are not copied as they are, by their path in the site. */
  readonly cleaned: ReadonlyMap<string, Uint8Array>;
  /** Files of the static folders: output path → path in the site. */
  readonly staticFiles: ReadonlyMap<string, string>;
  /** Fetches the body of one source from where it was stored. */
  readBody(source: string): Promise<Body>;
  /** Puts code into a block that had none, and highlights it. */
  fillCodeBlock(block: CodeBlockProps, code: string): Promise<CodeBlockProps>;
  /** The search index, by its files. */
  searchIndex(): AsyncIterable<IndexFile>;
  /** Pictures in further sizes; absent when they are shown as they are. */
  readonly images?: Images | undefined;
  /** What draws a picture of each page with its title; absent when there are none. */
  readonly cards?: Cards | undefined;
  readonly viewer: ViewerManifest;
  /** What draws pages as HTML; absent where each is drawn in the browser. */
  readonly pageRenderer?: (() => Promise<PageRenderer>) | undefined;
  /**
   * Draws a page with what code of the site draws.
   *
   * @param json the text of its file
   * @returns its HTML, and which code has drawn its part of it; nothing where that is left to the browser
   */
  drawCode?(
    page: Page,
    json: string,
    source: string | undefined,
    site: SiteFile,
    data: object,
    read: (address: string) => Promise<string | undefined>,
  ): Promise<({ html: string } & Pick<DrawnCodePage, 'head' | 'isCodeDrawn' | 'isThemeDrawn'>) | undefined>;
  /** Changes whenever a file of the output does, where the site can be read offline. */
  readonly fingerprint: string;
}

/** What is known of pictures that pages refer to. */
export interface Images {
  /** @param href the picture's address, with the base URL */
  describe(href: string): Promise<ResponsiveImage | undefined>;
  /** @returns the versions of these pictures, sorted by path */
  files(hrefs: readonly string[]): AsyncIterable<{ path: string; bytes: Uint8Array }>;
}

export interface ResponsiveImage {
  /** In CSS pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /** Versions of it, as `<img srcset>` has them. */
  srcSet?: string | undefined;
  /** Its placeholder until it has loaded: a `data:` address. */
  placeholder?: string | undefined;
}
