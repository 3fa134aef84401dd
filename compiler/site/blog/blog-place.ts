import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import { servedPath } from '../../../corpus/url/pathname.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site-input.ts';

/** The source file of a post or a release. */
export interface BlogSource {
  file: SourceFile;
  head: Head;
}

/** A blog or changelog, and the data that is needed to read its posts. */
export interface BlogPlace<Options extends BlogOptions | ChangelogOptions> {
  options: Options;
  /** The sources of the posts, sorted by path. */
  sources: readonly BlogSource[];
  input: SiteInput;
  report: Report;
  /** Pathname of the blog, including the base URL. */
  path: string;
  /** Returns a pathname below the blog's pathname. */
  below(...parts: string[]): string;
}

/** Collects the data that is needed to read the posts of an instance. */
export function blogPlace<Options extends BlogOptions | ChangelogOptions>(
  options: Options,
  sources: readonly BlogSource[],
  input: SiteInput,
  report: Report,
): BlogPlace<Options> {
  const { config } = input;
  const path = servedPath(config, config.baseUrl, options.routeBasePath);
  return { options, sources, input, report, path, below: (...parts) => servedPath(config, path, ...parts) };
}
