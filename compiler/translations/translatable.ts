import { messages as labels } from '../../corpus/messages.ts';
import type { OpenSite } from '../project/open-site.ts';
import { ConfigError } from '../config/problem.ts';
import { checkpointOf } from '../incremental/cancellation.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { compareDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Stages } from '../stages.ts';
import type { Messages } from './messages.ts';
import { readCodeMessages } from './read-code-messages.ts';
import { siteMessages } from './site-messages.ts';

/** What of a site is translated beside its pages. */
export interface Translatable {
  /** File below the folder of a language → the texts that belong into it. */
  files: ReadonlyMap<string, Messages>;
  /** What was wrong on the way. */
  diagnostics: Diagnostic[];
}

/** Reads a site as far as its texts go: neither are its links followed nor its code bundled. */
export async function readTranslatable(stages: Stages): Promise<Translatable> {
  const { project, parsed, history, site } = stages;
  await project.look(undefined, checkpointOf(undefined));
  await project.scan();
  await parsed.parse();
  await history.readHistory(true);
  await site.update();
  const { config, docs, dir, files } = project;
  const { sources } = parsed;
  const code = await readCodeMessages({ dir, config, files, sources });
  return {
    files: siteMessages({ config, docs, site, sources, code: code.messages }),
    diagnostics: [...project.diagnostics, ...parsed.diagnostics, ...site.siteFaults, ...code.diagnostics].sort(
      compareDiagnostics,
    ),
  };
}

/** Whether a key is read although no file of the site asks for it: the labels of the viewer. */
export function isViewerLabel(file: string, key: string): boolean {
  return file === 'code.json' && Object.hasOwn(labels, key);
}

/**
 * @param wanted names of languages; absent or empty for all that the site is translated into
 * @throws ConfigError when one of them is none of the site's, or is not translated
 */
export function translatedLocales({ config, configFile, dir }: OpenSite, wanted: readonly string[] = []): string[] {
  const { locales, defaultLocale, localeConfigs } = config.i18n;
  const isTranslated = (locale: string) => localeConfigs[locale]?.translate !== false;
  if (wanted.length === 0) return locales.filter((locale) => locale !== defaultLocale && isTranslated(locale));
  const problems = wanted.flatMap((locale) => {
    if (!locales.includes(locale))
      return [{ key: 'i18n.locales', message: `"${locale}" is none of them`, hint: `they are ${locales.join(', ')}` }];
    if (isTranslated(locale)) return [];
    return [{ key: `i18n.localeConfigs.${locale}.translate`, message: `"${locale}" is not translated` }];
  });
  if (problems.length > 0) throw new ConfigError(configFile ?? dir, problems);
  return [...new Set(wanted)];
}
