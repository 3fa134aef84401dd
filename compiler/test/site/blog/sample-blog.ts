import type { Blog } from '../../../site/blog/blog.ts';
import { buildSample, type Sample } from '../sample-site.ts';

/** Builds a site with one blog. Missing truncation markers are not reported. */
export async function buildBlogSample(
  files: Sample['files'],
  options: Record<string, unknown> = {},
  sample: Partial<Sample> = {},
) {
  const { site, errors: problems } = await buildSample({
    ...sample,
    files,
    config: { docs: false, ...sample.config, blog: { onUntruncatedBlogPosts: 'ignore', ...options } },
  });
  return { blog: site.blogs[0]!, site, problems };
}

/** Builds a site with one changelog. */
export async function buildChangelogSample(
  text: string,
  options: Record<string, unknown> = {},
): Promise<{ changelog: Blog; problems: string[] }> {
  const { site, errors: problems } = await buildSample({
    files: { 'CHANGELOG.md': text },
    config: { docs: false, changelog: options },
  });
  return { changelog: site.blogs[0]!, problems };
}
