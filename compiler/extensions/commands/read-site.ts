import path from 'node:path';
import { listLocales } from '../../config/locales.ts';
import { unknownPlaceholders } from '../../config/translations.ts';
import { atChosenLevel } from '../../diagnostics/catalogue.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { readText } from '../../fs/read.ts';
import { checkpointOf } from '../../incremental/cancellation.ts';
import type { Project } from '../../project/project.ts';
import { refuseStrayLink } from '../../project/settings/refuse-stray-link.ts';
import { localeDir } from '../../project/translations/translation-folders.ts';
import type { Stages } from '../../stages.ts';
import type { Messages } from '../../translations/messages.ts';
import { isThemeLabel, readTranslatable } from '../../translations/translatable.ts';
import { inspectOnce } from '../../without-failed-pages.ts';
import type { ReadLanguage, ReadMessage, ReadMessages, ReadOptions, ReadSite } from '../hooks/command-hooks.ts';
import { settingsJson } from '../viewer/linked-site.ts';

/**
 * Opens a site for a command. Documents are parsed when the command requests them.
 *
 * @throws ConfigError if the config can't be used; EnvironmentError for errors of the machine
 */
export function readSite<Result>(
  { siteDir = '.', ...options }: ReadOptions,
  use: (site: ReadSite) => Promise<Result>,
): Promise<Result> {
  return inspectOnce(siteDir, options, async (stages) => {
    await stages.project.rescan(undefined, checkpointOf(undefined));
    await stages.project.scan();
    return use(siteOf(stages));
  });
}

function siteOf(stages: Stages): ReadSite {
  const { project, parsed, checks } = stages;
  const { dir, config, configFile } = project;
  return {
    dir,
    configFile: configFile ?? dir,
    settings: settingsJson(config, dir),
    languages: languagesOf(project),
    sources: project.found.map(({ path: file, translates }) => ({
      path: file,
      translates: translates && { locale: translates.locale, path: translates.path },
    })),
    async documents() {
      await parsed.parse();
      return checks.documents();
    },
    messages: () => messagesOf(stages),
    reported: (diagnostics) => diagnostics.flatMap((each) => atChosenLevel(each, config.rules)),
    files: filesOf(project),
  };
}

function languagesOf({ config }: Pick<Project, 'config'>): ReadLanguage[] {
  return listLocales(config).map(({ name, path: address, url }) => ({
    name,
    path: address,
    url,
    folder: localeDir(config, name),
    isTranslated: config.i18n.localeConfigs[name]?.translate !== false,
  }));
}

function filesOf({ dir, files }: Pick<Project, 'dir' | 'files'>): ReadSite['files'] {
  return {
    async read(file) {
      await refuseStrayLink(dir, file, files);
      if ((await files.stat(path.join(dir, file))) === undefined) return undefined;
      const reading = await readText(files, dir, file);
      return 'text' in reading ? reading.text : undefined;
    },
    write: (file, text) => filesBelow(dir).write(path.join(dir, file), Buffer.from(text)),
  };
}

async function messagesOf(stages: Stages): Promise<ReadMessages> {
  const { files, diagnostics } = await readTranslatable(stages);
  const described = (messages: Messages) =>
    new Map(
      Array.from(messages, ([key, message]): [string, ReadMessage] => [
        key,
        { ...message, unknownPlaceholders: (translation) => unknownPlaceholders(translation, message.message) },
      ]),
    );
  return {
    files: new Map(Array.from(files, ([file, messages]) => [file, described(messages)])),
    diagnostics,
    isOfTheme: isThemeLabel,
  };
}
