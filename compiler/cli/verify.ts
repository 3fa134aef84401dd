import { Command } from 'commander';
import path from 'node:path';
import { plural } from '../diagnostics/format.ts';
import { disk } from '../host/disk.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { note, print, printJson } from './output.ts';

/** `lectern verify [dist]`: is this corpus whole, valid and linked? */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check that a compiled corpus is whole, valid and linked')
    .argument('[dist]', 'the output folder', 'dist')
    .option('--json', 'print the faults as JSON')
    .action(async (dist: string, flags: { json?: boolean }) => {
      const folder = path.resolve(dist);
      const faults = await verifyCorpus({
        list: async () => (await disk.list(folder)).map((entry) => entry.path),
        read: (file) => disk.read(path.join(folder, file)),
      });
      if (flags.json) printJson({ faults });
      else {
        for (const fault of faults) note(`${fault.path}: ${fault.message}`);
        print(faults.length === 0 ? 'The corpus is whole, valid and linked.' : `${plural(faults.length, 'fault')}.`);
      }
      if (faults.length > 0) process.exitCode = 1;
    });
}
