import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compile } from '../../../compiler/compile.ts';
import { watchSite, type WatchOutcome } from '../../../compiler/watch.ts';
import { generateSite } from '../../bench/generate-site.ts';
import { shareOf, type Attack, type AttackResult } from '../attack.ts';
import { interceptCalls } from '../calls/intercept.ts';
import { commands, compileSite, differences, filesBelow } from '../commands/commands.ts';
import { openCommand, outputOf } from '../commands/open-command.ts';
import { startServer, waitFor } from '../processes/running.ts';

/** Editor → function that saves a file with the system calls of this editor. */
const editors: Record<string, (file: string, text: string) => void> = {
  'in place'(file, text) {
    writeFileSync(file, text);
  },
  vim(file, text) {
    const [probe, backup] = [path.join(path.dirname(file), '4913'), `${file}~`];
    writeFileSync(probe, '');
    rmSync(probe);
    renameSync(file, backup);
    writeFileSync(file, text);
    rmSync(backup);
  },
  emacs(file, text) {
    const [dir, name] = [path.dirname(file), path.basename(file)];
    const [lock, autosave] = [path.join(dir, `.#${name}`), path.join(dir, `#${name}#`)];
    symlinkSync('user@host.1234:1700000000', lock);
    writeFileSync(autosave, text.slice(0, text.length >> 1));
    rmSync(`${file}~`, { force: true });
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(autosave);
    rmSync(lock);
  },
  'VS Code, atomic'(file, text) {
    writeFileSync(`${file}.vsctmp`, text);
    renameSync(`${file}.vsctmp`, file);
  },
  'JetBrains, safe write'(file, text) {
    writeFileSync(`${file}___jb_tmp___`, text);
    renameSync(file, `${file}___jb_old___`);
    renameSync(`${file}___jb_tmp___`, file);
    rmSync(`${file}___jb_old___`);
  },
};
const savesOfEach = 25;

/** Saves pages of a watched site as editors do, and compares the result with a cold compile. */
async function saveAll(folder: string, saves: number): Promise<AttackResult> {
  const [site, watched, cold] = ['site', 'watched', 'cold'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await generateSite(20, 1, site);
  const failures: string[] = [];
  let last: WatchOutcome | undefined;
  const watch = await watchSite(site, { outDir: watched }, async (outcome) => void (last = outcome));
  try {
    let count = 0;
    for (let round = 0; round < saves; round += 1)
      for (const [name, save] of Object.entries(editors)) {
        count += 1;
        const file = path.join(site, `docs/part-0/page-${count % 19}.md`);
        const text = readFileSync(file, 'utf8').replace(/\nMark.*\n|$/, `\nMark ${count}, ${name}.\n`);
        save(file, text);
        if (round % 5 === 0) {
          const shown = await waitFor(
            () => textOf(path.join(watched, `corpus/pages/docs/part-0/page-${count % 19}.json`), `Mark ${count},`),
            120_000,
          );
          if (!shown) failures.push(`save ${count}, ${name}: not shown`);
        } else await sleep(10);
      }
    await compile(site, { outDir: cold, cache: false });
    const requested = filesBelow(cold);
    const isOutput = (file: string) => !file.startsWith('.lectern');
    await waitFor(() => differences(filesBelow(watched, isOutput), requested).length === 0 || undefined, 60_000);
    const different = differences(filesBelow(watched, isOutput), requested);
    if (different.length > 0) failures.push(`differs from a cold compile in ${different.join(', ')}`);
    if (last && 'error' in last) failures.push(`the last compile failed: ${String(last.error)}`);
    return { tried: `${count} saves by ${Object.keys(editors).length} editors`, failures };
  } finally {
    await watch.close();
  }
}

function textOf(file: string, part: string): true | undefined {
  try {
    return readFileSync(file, 'utf8').includes(part) || undefined;
  } catch {
    return undefined;
  }
}

export const editorSaves: Attack = {
  name: 'editor-saves',
  what: 'saves as vim, emacs, VS Code and JetBrains make them: by renaming, with backups, swap files and lock links. Each save is shown, and the output equals a cold compile',
  run: ({ folder, share }) => saveAll(folder, Math.max(1, Math.round(savesOfEach * share))),
};

export const polling: Attack = {
  name: 'polling',
  what: 'the same saves on a system without file events, with polling (`CHOKIDAR_USEPOLLING=1`)',
  async run({ folder, share }) {
    const { CHOKIDAR_USEPOLLING: before } = process.env;
    process.env.CHOKIDAR_USEPOLLING = '1';
    try {
      return await saveAll(folder, Math.max(1, Math.round(savesOfEach * share)));
    } finally {
      if (before === undefined) delete process.env.CHOKIDAR_USEPOLLING;
      else process.env.CHOKIDAR_USEPOLLING = before;
    }
  },
};

const checkedOut = 5000;

export const checkout: Attack = {
  name: 'checkout',
  what: '`git checkout` between two branches of 5,000 pages under `dev`, back and forth. The last branch is shown. The output equals a cold compile',
  async run({ folder, share, note }) {
    const site = path.join(folder, 'site');
    const pages = Math.max(100, Math.round(checkedOut * share));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'gc.auto=0', ...args], {
        cwd: site,
        stdio: 'ignore',
      });
    const writePages = (branch: string) => {
      for (let index = 0; index < pages; index += 1) {
        const dir = path.join(site, 'docs', `part-${index % 50}`);
        mkdirSync(dir, { recursive: true });
        writeFileSync(path.join(dir, `page-${index}.md`), `# Page ${index}\n\nOn branch-${branch}-end.\n`);
      }
    };
    mkdirSync(path.join(site, 'docs'), { recursive: true });
    writeFileSync(path.join(site, 'lectern.config.json'), JSON.stringify({ title: 'Site', url: 'https://a.example' }));
    writeFileSync(path.join(site, '.gitignore'), '.lectern\ndist\n');
    git('init', '-b', 'one');
    for (const branch of ['one', 'two']) {
      if (branch === 'two') git('checkout', '-q', '-b', 'two');
      writePages(branch);
      git('add', '-A');
      git('commit', '-q', '-m', branch);
    }
    const failures: string[] = [];
    const server = await startServer(['dev'], { cwd: site });
    try {
      // Does not wait after the second checkout, so the third checkout happens while Lectern compiles the second.
      for (const branch of ['one', 'two', 'one']) {
        const started = performance.now();
        git('checkout', '-q', branch);
        if (branch === 'two') continue;
        const last = `${server.url}docs/part-${(pages - 1) % 50}/page-${pages - 1}/`;
        const shown = await waitFor(async () => {
          const text = await fetch(last).then((response) => response.text(), String);
          return text.includes(`branch-${branch}-end`) || undefined;
        });
        if (!shown) failures.push(`branch ${branch} is not shown`);
        note(`branch ${branch} shown after ${Math.round((performance.now() - started) / 1000)} s`);
      }
      const outDir = path.join(folder, 'cold');
      await compile(site, { outDir, cache: false, development: true });
      const cold = filesBelow(outDir);
      const left = () =>
        differences(
          filesBelow(path.join(site, '.lectern/dev'), (file) => !file.startsWith('.lectern')),
          cold,
        );
      await waitFor(() => left().length === 0 || undefined, 120_000);
      if (left().length > 0) failures.push(`differs from a cold compile in ${left().slice(0, 10).join(', ')}`);
      if (server.hasEnded()) failures.push(`dev ended: ${server.printed()}`);
    } finally {
      await server.end();
    }
    return { tried: `3 checkouts of ${pages} files`, failures };
  },
};

/** Edits that are made during a compile. */
const meanwhile: readonly ((site: string) => void)[] = [
  (site) => writeFileSync(path.join(site, 'docs/new.md'), '# Now\n'),
  (site) => {
    writeFileSync(path.join(site, 'docs/tmp.md'), '# Begun\n\nOtherwise.\n');
    renameSync(path.join(site, 'docs/tmp.md'), path.join(site, 'docs/index.md'));
  },
  (site) => rmSync(path.join(site, 'docs/new.md'), { force: true }),
  (site) => writeFileSync(path.join(site, 'docs/more.md'), '# More\n'),
];

export const changedMeanwhile: Attack = {
  name: 'changed-meanwhile',
  what: 'content that changes at each call of a compile, in four ways. The compile publishes a whole site or nothing. The output of the next compile equals a cold compile',
  usesOneCore: true,
  async run({ folder, share, note }) {
    const open = await openCommand(
      folder,
      commands.find(({ id }) => id === 'compile')!,
    );
    const site = path.join(folder, 'site');
    let calls = 0;
    open.restore(site);
    const stop = interceptCalls(site, (call) => {
      calls += 1;
      return call.run();
    });
    await compileSite(site).finally(stop);
    const requested: ReadonlyMap<string, string>[] = [];
    for (const [index, edit] of meanwhile.entries()) {
      open.restore(site);
      edit(site);
      const outDir = path.join(folder, `cold-${index}`);
      await compile(site, { outDir, cache: false });
      requested.push(filesBelow(outDir));
    }
    const all = Array.from({ length: calls }, (_, at) => at + 1).flatMap((at) =>
      meanwhile.map((edit, index) => ({ at, edit, index })),
    );
    const chosen = shareOf(all, share * 0.99);
    const failures: string[] = [];
    for (const [number, { at, edit, index }] of chosen.entries()) {
      open.restore(site);
      let count = 0;
      const restore = interceptCalls(site, (call) => {
        count += 1;
        if (count === at) edit(site);
        return call.run();
      });
      const error = await compileSite(site).then(() => undefined, String);
      restore();
      // The number of calls varies a little. If this compile made fewer than `at` calls, makes the edit now.
      if (count < at) edit(site);
      const next = await compileSite(site).then(() => undefined, String);
      const different = differences(outputOf(site), requested[index]!);
      const where = `change ${index + 1} at call ${at}`;
      if (error !== undefined && /TypeError|RangeError|Assert/.test(error)) failures.push(`${where}: ${error}`);
      if (next !== undefined) failures.push(`${where}: the next compile ended with ${next}`);
      if (different.length > 0) failures.push(`${where}: the next compile differs in ${different.join(', ')}`);
      if ((number + 1) % 200 === 0) note(`${number + 1} of ${chosen.length} changes`);
    }
    return { tried: `${chosen.length} changes at ${calls} calls`, failures };
  },
};
