import { Option } from 'commander';

/** `--stub-missing`, of all commands that read a site's config. */
export function stubMissingOption(): Option {
  return new Option(
    '--stub-missing',
    'go on without packages that a Docusaurus config imports and that are not installed',
  );
}
