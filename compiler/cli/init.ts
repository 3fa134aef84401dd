import { Option, type Command } from 'commander';
import { plural } from '../diagnostics/format.ts';
import type { Template } from '../project/write-starter.ts';
import { print, printNotices } from './output.ts';
import { SiteCommand } from './site-options.ts';

interface Flags {
  template?: Template;
  fromDocusaurus?: boolean;
  stubMissing?: boolean;
}

/** The command `lectern init [dir]`. It writes a small site, or a config for a Docusaurus site. */
export function initCommand(): Command {
  return new SiteCommand('init')
    .description('write a small starter site')
    .argument('[dir]', 'an empty folder, or a folder that does not exist yet', '.')
    .addOption(
      new Option('--template <name>', 'the kind of site')
        .choices(['docs', 'blog', 'docusaurus', 'api', 'extension'])
        .default('docs'),
    )
    .option('--from-docusaurus', 'write a config for the Docusaurus site in the folder instead, from its own config')
    .siteOptions('stubMissing')
    .action(async (dir: string, { template, fromDocusaurus, stubMissing }: Flags) => {
      const where = dir === '.' ? 'this folder' : dir;
      if (fromDocusaurus) {
        const { moveDocusaurus, movedConfig } = await import('../project/docusaurus/move-docusaurus.ts');
        const { from, notices } = await moveDocusaurus(dir, { stubMissing });
        printNotices(notices);
        print(`${movedConfig} in ${where} has the settings of ${from}. Next:\n`);
      } else {
        const { writeStarter } = await import('../project/write-starter.ts');
        const written = await writeStarter(dir, template);
        print(`A site of ${plural(written.length, 'file')} is in ${where}. Next:\n`);
      }
      if (dir !== '.') print(`  cd ${dir}`);
      print('  lectern dev        preview the site while you write');
      print('  lectern check      find errors and warnings');
      print('  lectern compile    build the folder that you publish');
    });
}
