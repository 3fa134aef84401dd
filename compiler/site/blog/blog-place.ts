import type { BlogOptions, ChangelogOptions } from '../../config/blog.ts';
import type { Config } from '../../config/config.ts';
import { joinPath, withTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Report } from '../report.ts';
import type { SiteInput } from '../site.ts';

/** A blog or a changelog, and what its posts are read with. */
export interface BlogPlace<Options extends BlogOptions | ChangelogOptions> {
  options: Options;
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
  input: SiteInput,
  report: Report,
): BlogPlace<Options> {
  const path = served(joinPath(input.config.baseUrl, options.routeBasePath), input.config);
  return { options, input, report, path, below: (...parts) => served(joinPath(path, ...parts), input.config) };
}

function served(path: string, { trailingSlash, baseUrl }: Config): string {
  return withTrailingSlash(path, trailingSlash, baseUrl);
}
