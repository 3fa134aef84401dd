import { Option } from 'commander';

/** `--stub-missing`, of all commands that read a site's config. */
export function stubMissingOption(): Option {
  return new Option(
    '--stub-missing',
    'go on without packages that a Docusaurus config imports and that are not installed',
  );
}

/** `--locale`, of all commands that read a site's pages. */
export function localeOption(): Option {
  return new Option('--locale <name>', 'one language of the site by itself (default: all that are served together)');
}
