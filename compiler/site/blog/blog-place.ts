import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import { servedPath } from '../../../corpus/url/pathname.ts';
import type { Head } from '../../parse/document.ts';
import type { SourceFile } from '../../source/source.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site.ts';

/** The source of a post or a release. */
export interface BlogSource {
  file: SourceFile;
  head: Head;
}

/** A blog or a changelog with the context in which its posts are read. */
export interface BlogPlace<Options extends BlogOptions | ChangelogOptions> {
  options: Options;
  /** The sources of its posts, sorted by path. */
  sources: readonly BlogSource[];
  input: SiteInput;
  report: Report;
  /** Its base pathname, with the base URL. */
  path: string;
  /** The pathname of something below it. */
  below(...parts: string[]): string;
}

/** @returns the place of an instance in the site */
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
