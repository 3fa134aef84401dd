import type { Json } from '../../corpus/schema/json.ts';

/** The properties that all pages with a source file have. */
export interface SourcePage {
  /** The source file. If a changelog is one file, the path of one part of that file. */
  source: string;
  /** `page_key` from the front matter. */
  keyName?: string | undefined;
  instance: string;
  /** Pathname, decoded, with the base URL and the trailing slash that the site uses. */
  path: string;
  title: string;
  description: string;
  unlisted: boolean;
  editUrl?: string | undefined;
  lastUpdate?: { at?: string | undefined; by?: string | undefined } | undefined;
  tocLevels: { min: number; max: number };
  hideToc: boolean;
  keywords?: string[] | undefined;
  /** The values that the collection's schema for front matter returned. */
  custom?: Record<string, Json> | undefined;
  /** The image as written: a path, a URL, or a file relative to the source. */
  image?: string | undefined;
}
