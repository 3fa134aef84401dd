import { Command } from 'commander';
import { note, print, siteFolder } from './output.ts';
import { takeBackHalfRename } from './taken-back.ts';

/** The command `lectern clean [site]`. It removes the output and the cache. */
export function cleanCommand(): Command {
  return new Command('clean')
    .description('remove the output folder and the cache of a site')
    .argument('[site]', 'the folder of the site (default: the current one, or LECTERN_SITE)')
    .option('--out-dir <dir>', 'the output folder (default: dist in the folder of the site)')
    .action(async (site: string | undefined, flags: { outDir?: string }) => {
      const { cleanSite } = await import('../output/clean-site.ts');
      const siteDir = siteFolder(site);
      // An interrupted rename is undone first, because `clean` removes the journal that undoing needs.
      await takeBackHalfRename(siteDir);
      const { removed, left } = await cleanSite(siteDir, flags);
      print(removed.length === 0 ? 'There is nothing to remove.' : `Removed ${removed.join(' and ')}.`);
      for (const file of left)
        note(
          `"${file}" is not removed: Lectern did not write this file, or the file was changed after Lectern wrote it.`,
        );
    });
}
