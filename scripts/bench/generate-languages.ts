// Generates a site in several languages. A translation has the same path and length as the original, but another text.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSite, siteFiles } from './generate-site.ts';

const translationsOf: Record<string, string> = {
  docs: 'docusaurus-plugin-content-docs/current',
  blog: 'docusaurus-plugin-content-blog',
};

export interface Languages {
  /** The locales besides English. */
  locales: readonly string[];
  /** Whether a file is translated into all of these locales. @param file such as `docs/part-0/page-1.md` */
  isTranslated(file: string): boolean;
}

/** Returns the path of the translation of a file. */
export function translationOf(file: string, locale: string): string {
  const [collection, ...rest] = file.split('/');
  return ['i18n', locale, translationsOf[collection!], ...rest].join('/');
}

/** Writes the generated site into a folder. */
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
