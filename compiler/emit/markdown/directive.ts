import type { Config } from '../../config/config.ts';

type Settings = Pick<Config, 'llms' | 'noIndex' | 'baseUrl'>;

/** The settings that the Markdown of pages depends on. */
export type MarkdownSettings = Settings & Pick<Config, 'url'>;

/** @returns the path of `llms.txt`, if the site has it */
export function llmsPath({ llms, noIndex, baseUrl }: Settings): string | undefined {
  return llms && !noIndex ? `${baseUrl}llms.txt` : undefined;
}

/** Adds a line that names `llms.txt` to the Markdown of a page, below the title. */
export function withDirective(markdown: string, config: MarkdownSettings): string {
  const path = llmsPath(config);
  if (path === undefined) return markdown;
  const line = `> For AI agents: all pages are listed in ${config.url}${path}\n`;
  const title = /^# .*\n/.exec(markdown)?.[0];
  if (title === undefined) return `${line}\n${markdown}`;
  return `${title}\n${line}${markdown.slice(title.length)}`;
}

/** @returns the Markdown of a page without the line that names `llms.txt` */
export function withoutDirective(markdown: string): string {
  return markdown.replace(
    /^(?:(# .*\n)\n)?> For AI agents: all pages are listed in \S+\n(\n?)/,
    (_, title?: string, space = '') => (title === undefined ? '' : title + space),
  );
}
