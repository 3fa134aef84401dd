import { Option, type Command } from 'commander';
import { plural } from '../diagnostics/format.ts';
import { generators } from '../project/foreign-configs.ts';
import type { Template } from '../project/write-starter.ts';
import { print, printNotices } from './output.ts';
import { SiteCommand } from './site-options.ts';

interface Flags {
  [option: `from${string}`]: boolean | undefined;
  template?: Template;
  stubMissing?: boolean;
}

/** The command `lectern init [dir]`. It writes a small site, or a config for a site of another generator. */
export function initCommand(): Command {
  const command = new SiteCommand('init')
    .description('write a small starter site')
    .argument('[dir]', 'an empty folder, or a folder that does not exist yet', '.')
    .addOption(
      new Option('--template <name>', 'the kind of site')
        .choices(['docs', 'blog', 'docusaurus', 'api', 'extension'])
        .default('docs'),
    );
  for (const { name, label } of generators)
    command.option(
      `--from-${name}`,
      `write a Lectern config from the config of an existing ${label} site, instead of a starter site`,
    );
  return command.siteOptions('stubMissing').action(async (dir: string, { template, stubMissing, ...flags }: Flags) => {
    const folder = dir === '.' ? 'this folder' : dir;
    const generator = generators.find(({ label }) => flags[`from${label}`]);
    if (generator) {
      const { writeOwnConfig, ownConfig } = await import('../project/foreign/write-own-config.ts');
      const { from, notices } = await writeOwnConfig(dir, generator, { stubMissing });
      printNotices(notices);
      print(`Lectern wrote the settings of ${from} into ${ownConfig} in ${folder}. Next steps:\n`);
    } else {
      const { writeStarter } = await import('../project/write-starter.ts');
      const written = await writeStarter(dir, template);
      print(`Lectern wrote a site of ${plural(written.length, 'file')} into ${folder}. Next steps:\n`);
    }
    if (dir !== '.') print(`  cd ${dir}`);
    print('  lectern dev        preview the site while you write');
    print('  lectern check      find errors and warnings');
    print('  lectern compile    build the folder that you publish');
  });
}
