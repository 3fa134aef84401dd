import { Command } from 'commander';
import { plural } from '../diagnostics/format.ts';
import { print } from './output.ts';

/** `lectern init [dir]`: a small site to begin with. */
export function initCommand(): Command {
  return new Command('init')
    .description('write a small site to begin with')
    .argument('[dir]', 'an empty folder, or one that does not exist yet', '.')
    .action(async (dir: string) => {
      const [{ writeStarter }, { disk }] = await Promise.all([
        import('../project/write-starter.ts'),
        import('../fs/disk.ts'),
      ]);
      const written = await writeStarter(dir, disk);
      print(`A site of ${plural(written.length, 'file')} is in ${dir === '.' ? 'this folder' : dir}. Next:\n`);
      if (dir !== '.') print(`  cd ${dir}`);
      print('  lectern dev        read it while you write');
      print('  lectern check      look for faults');
      print('  lectern compile    make the folder that you publish');
    });
}
