import type { Command } from 'commander';
import { plural } from '../diagnostics/format.ts';
import type { OpenSite } from '../project/open-site.ts';
import { print, printJson, siteFolder } from './output.ts';
import { SiteCommand } from './site-options.ts';

interface Flags {
  instance: string;
  config?: string;
  remove?: boolean;
  archive?: string;
  diff?: string | true;
  json?: boolean;
}

/**
 * The command `lectern docs-version <name> [site]`. It copies the current docs as a version, or changes a
 * version.
 */
export function docsVersionCommand(): Command {
  return new SiteCommand('docs-version')
    .description('copy the current docs to a new version')
    .argument('<name>', 'the name of the version, such as 2.0.0')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--instance <id>', 'the docs instance, if the site has several', 'default')
    .optionWithout(['archive', 'diff'], '--remove', 'remove the version')
    .optionWithout(
      'diff',
      '--archive <url>',
      'remove the docs of the version, and list the version with a link to this URL, where its docs are published',
    )
    .option('--diff [version]', 'list the files that differ between the version and another version (default: current)')
    .option('--json', 'print the list as JSON')
    .siteOptions('config')
    .action(async (name: string, site: string | undefined, flags: Flags) => {
      const { openSite } = await import('../project/open-site.ts');
      const opened = await openSite(siteFolder(site), { config: flags.config });
      if (flags.diff !== undefined) return compare(opened, name, flags);
      if (flags.remove || flags.archive !== undefined) return remove(opened, name, flags);
      const { cutVersion } = await import('../project/versions/cut-version.ts');
      const cut = await cutVersion(opened, name, flags.instance);
      print(
        `Version ${name} is created: ${plural(cut.files, 'file')} in ${[cut.dir, ...cut.translations].join(', ')}.`,
      );
      print(
        cut.sidebars === undefined
          ? 'The version has no sidebars.'
          : `The sidebars of the version are in ${cut.sidebars}.`,
      );
    });
}

async function remove(site: OpenSite, name: string, { instance, archive: url }: Flags): Promise<void> {
  const { removeVersion } = await import('../project/versions/remove-version.ts');
  const { removed, archive: archiveFile } = await removeVersion(site, name, instance, url);
  print(`Version ${name} is removed: ${removed.join(', ')}.`);
  if (archiveFile !== undefined) print(`${archiveFile} links the version to ${url}.`);
}

async function compare(site: OpenSite, name: string, { instance, diff, json }: Flags): Promise<void> {
  const { compareVersions } = await import('../project/versions/compare-versions.ts');
  const { trackFiles } = await import('../incremental/tracked-files.ts');
  const other = typeof diff === 'string' ? diff : 'current';
  const changes = await compareVersions(site, instance, [name, other], trackFiles());
  if (json) return printJson(changes);
  const { added, removed, changed, moved } = changes;
  for (const file of added) print(`added    ${file}`);
  for (const file of removed) print(`removed  ${file}`);
  for (const { from, to } of moved) print(`moved    ${from} → ${to}`);
  for (const file of changed) print(`changed  ${file}`);
  const count = added.length + removed.length + moved.length + changed.length;
  print(`${plural(count, 'difference')} from ${name} to ${other}.`);
}
