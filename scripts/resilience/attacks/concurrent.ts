import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import { generateSite } from '../../bench/generate-site.ts';
import type { Attack } from '../attack.ts';
import { differences, filesBelow } from '../commands/commands.ts';
import { outputOf } from '../commands/open-command.ts';
import { runLectern, startServer, waitFor, type Running } from '../processes/running.ts';

/** The number of processes that compile at the same time. */
const atOnce = 12;
const rounds = 5;

export const manyCompiles: Attack = {
  name: 'many-compiles',
  what: '12 compiles at once on one site. At least one publishes; the others wait or report the owner of the lock. The output equals a cold compile',
  async run({ folder, share, note }) {
    const site = path.join(folder, 'site');
    await generateSite(30, 1, site);
    const failures: string[] = [];
    const codes = new Map<number | null, number>();
    const all = Math.max(1, Math.round(rounds * share));
    for (let round = 0; round < all; round += 1) {
      writeFileSync(path.join(site, 'docs/index.md'), `---\nslug: /\n---\n\n# Round ${round}\n`);
      const ends = await Promise.all(Array.from({ length: atOnce }, () => runLectern(['compile'], { cwd: site })));
      for (const { code, signal, printed } of ends) {
        codes.set(code, (codes.get(code) ?? 0) + 1);
        const isBusy = code === 3 && /another compile (?:\(process \d+\) )?is writing /.test(printed);
        if (code !== 0 && !isBusy)
          failures.push(`round ${round}: ended with ${code ?? signal}: ${printed.slice(0, 300)}`);
      }
      if (!ends.some(({ code }) => code === 0)) failures.push(`round ${round}: no compile published`);
      const { code } = await runLectern(['compile'], { cwd: site });
      if (code !== 0) failures.push(`round ${round}: the next compile ended with ${code}`);
      const cold = path.join(folder, `cold-${round}`);
      await compile(site, { outDir: cold, cache: false });
      const different = differences(outputOf(site), filesBelow(cold));
      if (different.length > 0) failures.push(`round ${round}: differs in ${different.join(', ')}`);
      note(`round ${round + 1}: exit codes ${ends.map((each) => each.code).join(' ')}`);
    }
    const figures = `exit 0: ${codes.get(0) ?? 0}, exit 3 (busy): ${codes.get(3) ?? 0}`;
    return { tried: `${all} rounds of ${atOnce} processes`, failures, figures };
  },
};

const saves = 20;

export const twoDev: Attack = {
  name: 'two-dev',
  what: 'two `dev` on one site while a page is saved. Both show each save. The output equals a cold compile',
  async run({ folder, share }) {
    const site = path.join(folder, 'site');
    await generateSite(30, 1, site);
    const page = path.join(site, 'docs/part-0/page-1.md');
    const text = readFileSync(page, 'utf8');
    const failures: string[] = [];
    const all = Math.max(2, Math.round(saves * share));
    const servers: Running[] = [];
    try {
      for (let count = 0; count < 2; count += 1) servers.push(await startServer(['dev'], { cwd: site }));
      for (let count = 1; count <= all; count += 1) {
        writeFileSync(page, `${text}\nMark-${count}-end\n`);
        // Also adds a page, because each server must add it to its list of files in memory.
        writeFileSync(path.join(site, `docs/part-0/new-${count}.md`), `# New ${count}\n`);
        for (const [index, server] of servers.entries()) {
          const isShown = await waitFor(() => showsSave(server, count));
          if (!isShown) failures.push(`save ${count}: the server ${index + 1} does not show it`);
        }
      }
      const outDir = path.join(folder, 'cold');
      await compile(site, { outDir, cache: false, development: true });
      const cold = filesBelow(outDir);
      const dev = path.join(site, '.lectern/dev');
      const isEqual = await waitFor(
        () =>
          differences(
            filesBelow(dev, (file) => !file.startsWith('.lectern')),
            cold,
          ).length === 0 || undefined,
        60_000,
      );
      if (!isEqual) {
        const left = differences(
          filesBelow(dev, (file) => !file.startsWith('.lectern')),
          cold,
        );
        failures.push(`the output differs from a cold one in ${left.join(', ')}`);
      }
      for (const server of servers) if (server.hasEnded()) failures.push(`a server ended: ${server.printed()}`);
    } finally {
      await Promise.all(servers.map((server) => server.end()));
    }
    return { tried: `${all} saves, 2 servers`, failures };
  },
};

/**
 * Whether a server serves the edited page. Reads the page's JSON, because the HTML that `dev` serves contains no
 * content.
 */
async function showsSave({ url }: Running, count: number): Promise<true | undefined> {
  const read = (page: string) =>
    fetch(`${url}corpus/pages/docs/part-0/${page}.json`).then((response) => response.text(), String);
  const [saved, created] = await Promise.all([read('page-1'), read(`new-${count}`)]);
  return (saved.includes(`Mark-${count}-end`) && created.includes(`New ${count}`)) || undefined;
}
