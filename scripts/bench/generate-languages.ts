// The generated site in several languages: a translation is a different text of the same length, at the same path.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSite, siteFiles } from './generate-site.ts';

const translationsOf: Record<string, string> = {
  docs: 'docusaurus-plugin-content-docs/current',
  blog: 'docusaurus-plugin-content-blog',
};

export interface Languages {
  /** Locales in addition to English. */
  locales: readonly string[];
  /** Whether a file, such as `docs/part-0/page-1.md`, is translated into all of them. */
  isTranslated(file: string): boolean;
}

/** Returns the path of a file's translation. */
export function translationOf(file: string, locale: string): string {
  const [collection, ...rest] = file.split('/');
  return ['i18n', locale, translationsOf[collection!], ...rest].join('/');
}

/** Writes the site into a folder. */
export async function generateLanguages(pages: number, dir: string, { locales, isTranslated }: Languages) {
  await generateSite(pages, 1, dir);
  const config = JSON.parse(siteFiles(0, 1).get('lectern.config.json')!) as object;
  const i18n = { defaultLocale: 'en', locales: ['en', ...locales] };
  await writeFile(path.join(dir, 'lectern.config.json'), JSON.stringify({ ...config, i18n }));
  for (const [index, locale] of locales.entries())
    for (const [file, text] of siteFiles(pages, index + 2)) {
      if (!file.endsWith('.md') || !isTranslated(file)) continue;
      const target = path.join(dir, translationOf(file, locale));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
}
