import type { Blog } from '../../../site/blog/blog.ts';
import { buildSample, type Sample } from '../sample-site.ts';

/** Builds a site of one blog, whose posts need no truncation marker. */
export async function buildBlogSample(
  files: Sample['files'],
  options: Record<string, unknown> = {},
  sample: Partial<Sample> = {},
) {
  const { site, faults } = await buildSample({
    ...sample,
    files,
    config: { docs: false, ...sample.config, blog: { onUntruncatedBlogPosts: 'ignore', ...options } },
  });
  return { blog: site.blogs[0]!, site, faults };
}

/** Builds a site of one changelog. */
export async function buildChangelogSample(
  text: string,
  options: Record<string, unknown> = {},
): Promise<{ changelog: Blog; faults: string[] }> {
  const { site, faults } = await buildSample({
    files: { 'CHANGELOG.md': text },
    config: { docs: false, changelog: options },
  });
  return { changelog: site.blogs[0]!, faults };
}
