import { Command } from 'commander';
import { plural } from '../diagnostics/format.ts';
import { print, siteFolder } from './output.ts';
import { configOption } from './site-options.ts';

interface Flags {
  instance: string;
  config?: string;
}

/** `lectern docs-version <name> [site]`: keeps the docs as they are now as a version. */
export function docsVersionCommand(): Command {
  return new Command('docs-version')
    .description('keep the docs as they are now as a version')
    .argument('<name>', 'the name of the version, such as 2.0.0')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--instance <id>', 'which docs, where a site has several', 'default')
    .addOption(configOption())
    .action(async (name: string, site: string | undefined, { instance, config }: Flags) => {
      const [{ cutVersion }, { openSite }, { disk }] = await Promise.all([
        import('../project/cut-version.ts'),
        import('../project/open-site.ts'),
        import('../fs/disk.ts'),
      ]);
      const cut = await cutVersion(await openSite(siteFolder(site), { config }), name, instance, disk);
      print(`Version ${name} is cut: ${plural(cut.files, 'file')} in ${[cut.dir, ...cut.translations].join(', ')}.`);
      print(cut.sidebars === undefined ? 'It has no sidebars.' : `Its sidebars are in ${cut.sidebars}.`);
    });
}
