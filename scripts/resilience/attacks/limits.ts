import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateSite } from '../../bench/generate-site.ts';
import type { Attack } from '../attack.ts';
import { differences, filesBelow } from '../commands/commands.ts';
import { outputOf } from '../commands/open-command.ts';
import { runLectern } from '../processes/running.ts';

const descriptors = [64, 48, 40, 32, 24];

export const fewFiles: Attack = {
  name: 'few-files',
  what: '`ulimit -n 64` for `compile` and `check`: both succeed, with the same bytes. With lower limits, they succeed or end with exit code 3 and a clear error',
  async run({ folder, share }) {
    const site = path.join(folder, 'site');
    await generateSite(Math.max(20, Math.round(200 * share)), 1, site);
    await runLectern(['compile', '--out-dir', path.join(folder, 'cold'), '--no-cache'], { cwd: site });
    const cold = filesBelow(path.join(folder, 'cold'));
    const failures: string[] = [];
    const ends = new Map<string, number[]>();
    for (const limit of descriptors)
      for (const command of ['compile', 'check']) {
        rmSync(path.join(site, 'dist'), { recursive: true, force: true });
        rmSync(path.join(site, '.lectern'), { recursive: true, force: true });
        const { code, signal, printed } = await runLectern([command], { cwd: site, shell: `ulimit -n ${limit}` });
        const end = `Exit ${code ?? signal}: ${command} with`;
        ends.set(end, [...(ends.get(end) ?? []), limit]);
        if (code === 0 && command === 'compile' && differences(outputOf(site), cold).length > 0)
          failures.push(`${command} with ${limit}: other bytes`);
        const isReported = code === 3 && printed.includes('too many files are open');
        if (code !== 0 && !isReported)
          failures.push(`${command} with ${limit} ended with ${code ?? signal}: ${printed.slice(0, 300)}`);
        if (code !== 0 && limit >= 64) failures.push(`${command} with ${limit} ended with ${code}`);
      }
    const figures = [...ends].map(([end, limits]) => `${end} ${limits.join(', ')}`).join('. ');
    return { tried: `${descriptors.length} limits, 2 commands`, failures, figures };
  },
};

export const smallHeap: Attack = {
  name: 'small-heap',
  what: 'a compile of 4,000 pages with a heap of 256 MB (`--max-old-space-size=256`). The output equals a compile with the default heap',
  async run({ folder, share, note }) {
    const site = path.join(folder, 'site');
    const pages = Math.max(100, Math.round(4000 * share));
    await generateSite(pages, 1, site);
    const failures: string[] = [];
    const outputs: ReadonlyMap<string, string>[] = [];
    for (const nodeArgs of [['--max-old-space-size=256'], []]) {
      const outDir = path.join(folder, `out-${outputs.length}`);
      const started = performance.now();
      const { code, signal, printed } = await runLectern(['compile', '--no-cache', '--out-dir', outDir], {
        cwd: site,
        nodeArgs,
      });
      note(`${nodeArgs.join(' ') || 'usual heap'}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
      if (code !== 0) failures.push(`${nodeArgs.join(' ')}: ended with ${code ?? signal}: ${printed.slice(-500)}`);
      outputs.push(filesBelow(outDir));
    }
    const different = differences(outputs[0]!, outputs[1]!);
    if (different.length > 0) failures.push(`${different.length} files differ: ${different.slice(0, 10).join(', ')}`);
    return { tried: `${pages} pages, ${outputs[0]!.size} files`, failures };
  },
};
