import { siteFiles } from '../generate-site.ts';

/** The content of the sites. Every generator gets the same text, converted to its own format. */
export interface Material {
  /** Path below the docs, such as `part-1/page-3.md` → text with front matter. */
  docs: ReadonlyMap<string, string>;
  /** File name of a post → text with front matter. */
  posts: ReadonlyMap<string, string>;
  home: { title: string; tagline: string; features: readonly { title: string; text: string }[] };
}

/** The docs page that the benchmark opens: its path below the docs. */
export const openedDoc = 'part-1/page-7';

const pages = 60;

export function makeMaterial(): Material {
  const docs = new Map<string, string>();
  const posts = new Map<string, string>();
  for (const [file, text] of siteFiles(pages, 1)) {
    const [folder, ...rest] = file.split('/');
    if (folder === 'docs' && rest.length > 1) docs.set(rest.join('/'), understood(text));
    if (folder === 'blog') posts.set(rest.join('/'), understood(text));
  }
  return {
    docs,
    posts,
    home: {
      title: 'Tides',
      tagline: 'Pages that a program generates to measure the viewer.',
      features: ['Steady', 'Quiet', 'Deep'].map((title) => ({
        title,
        text: `A ${title.toLowerCase()} harbour keeps the boats, the ropes and the lamps of the island until the tide turns.`,
      })),
    },
  };
}

// Replaces other admonitions with `tip`, the only kind that all generators support.
function understood(text: string): string {
  return text.replace(/^:::(?:note|info|warning)$/gm, ':::tip');
}

/** @returns the home page as Markdown, without a hero */
export function homeMarkdown({ home: { title, tagline, features } }: Material): string {
  const sections = features.map((feature) => `## ${feature.title}\n\n${feature.text}`);
  return [`---\ntitle: ${title}\n---`, tagline, '[Read the docs](/docs/part-0/page-0)', ...sections, ''].join('\n\n');
}
