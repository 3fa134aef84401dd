import { Option } from 'commander';

/** `--stub-missing`, of all commands that read a site's config. */
export function stubMissingOption(): Option {
  return new Option(
    '--stub-missing',
    'go on without packages that a Docusaurus config imports and that are not installed',
  );
}

/** `--config`, of all commands that read a site's config. */
export function configOption(): Option {
  return new Option(
    '--config <file>',
    "the config (default: lectern.config.* or docusaurus.config.* in the site's folder)",
  );
}

/** `--open`, of commands that serve pages. */
export function openOption(): Option {
  return new Option('--open', 'open the site in the browser');
}

/** `--cache-dir`, of all commands that compile a site. */
export function cacheDirOption(): Option {
  return new Option(
    '--cache-dir <dir>',
    "where to keep what the next run may use, one folder for each site (default: .lectern in the site's folder)",
  ).env('LECTERN_CACHE_DIR');
}

/** `--locale`, of all commands that read a site's pages. */
export function localeOption(): Option {
  return new Option('--locale <name>', 'one language of the site by itself (default: all that are served together)');
}

/** `--locale`, any number of times, of commands that look at translations. */
export function localesOption(): Option {
  return new Option(
    '--locale <name>',
    'a language, any number of times (default: all but that of the site itself)',
  ).argParser((name: string, before: string[] = []) => [...before, name]);
}

/** `--against`, of commands that compare the routes of a site with published ones. */
export function againstOption(): Option {
  return new Option(
    '--against <where>',
    'a compiled folder, a file of routes or an address: warn of routes there that nothing answers any more',
  );
}
