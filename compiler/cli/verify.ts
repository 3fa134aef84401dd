import { Command } from 'commander';
import path from 'node:path';
import { plural } from '../diagnostics/format.ts';
import type { CorpusProblem } from '../verify/verify-corpus.ts';
import { note, print } from './output.ts';
import { formatOption, printReport, type FormatFlags } from './report/format.ts';
import { listFiles } from '../fs/list-files.ts';

/** The command `lectern verify [dist]`. It checks that a corpus is complete, valid, and without broken links. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description('check that a compiled corpus is complete and valid, and has no broken links')
    .argument('[dist]', 'the output folder', 'dist')
    .addOption(formatOption())
    .option('--json', 'print errors and warnings as JSON, as --format json does')
    .action(async (dist: string, flags: FormatFlags) => {
      const folder = path.resolve(dist);
      const { verifyCorpus } = await import('../verify/verify-corpus.ts');
      const { disk } = await import('../fs/disk.ts');
      const problems = await verifyCorpus({
        list: async () => (await listFiles(disk, folder)).map((entry) => entry.path),
        read: (file) => disk.read(path.join(folder, file)),
      });
      await printReport(flags, {
        command: 'verify',
        folder,
        problems: problems.map(({ path: file, ...problem }) => ({ ...problem, rule: 'corpus', place: { path: file } })),
        json: { faults: problems },
        text() {
          for (const { path: file, severity, message } of problems) note(`${file} ${severity} ${message}`);
          print(verdict(problems));
        },
      });
      if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
    });
}

function verdict(problems: CorpusProblem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return `${plural(errors, 'error')}.`;
  if (problems.length === 0) return 'The corpus is complete and valid, and has no broken links.';
  return `The corpus is complete and valid, with ${plural(problems.length, 'warning')} that its config allows.`;
}
