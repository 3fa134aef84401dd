// Packs Lectern and uses it as someone new would, in an empty folder, with several package managers and releases of Node.
//     node --import tsx scripts/package/try-package.ts [manager …] [--node 20,22,24]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedSize } from './installed-size.ts';
import { managers, type Manager } from './managers.ts';
import { installNode } from './node-releases.ts';
import { askServer, runCommand, type Place } from './run-command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What came of one try. */
export interface Trial {
  /** Of the installation. */
  seconds: number;
  packages: number;
  megabytes: number;
}

/** @returns the tarball of a package of this repository, packed into a folder */
export function pack(folder: string, workspace?: string): string {
  const of = workspace === undefined ? [] : ['--workspace', workspace];
  const printed = runCommand(['npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...of], {
    cwd: root,
    env: process.env,
  });
  const [{ filename }] = Object.values(JSON.parse(printed) as Record<string, { filename: string }>) as [
    { filename: string },
  ];
  return join(folder, filename);
}

/**
 * Installs the tarball into an empty folder with an empty cache, writes the site to begin with, compiles it and asks
 * `dev` for a page.
 *
 * @param path of the programs to be used, before those of the machine
 * @throws when a step fails
 */
export async function tryPackage(tarball: string, manager: Manager, path: string, folder: string): Promise<Trial> {
  mkdirSync(folder, { recursive: true });
  const env = {
    ...process.env,
    PATH: [path, process.env.PATH].join(delimiter),
    NO_COLOR: '1',
    npm_config_cache: join(folder, '.npm-cache'),
    npm_config_store_dir: join(folder, '.pnpm-store'),
    BUN_INSTALL_CACHE_DIR: join(folder, '.bun-cache'),
    LECTERN_SITE: undefined,
  };
  const place: Place = { cwd: folder, env };
  const started = performance.now();
  runCommand(manager.install([tarball]), place);
  const seconds = (performance.now() - started) / 1000;
  const { packages, bytes } = installedSize(join(folder, 'node_modules'));

  runCommand([...manager.run, 'lectern', 'init', 'site'], place);
  const inSite = { cwd: join(folder, 'site'), env };
  const lectern = [join(folder, 'node_modules', '.bin', 'lectern')];
  const run = manager.name === 'pnpm' ? lectern : [...manager.run, 'lectern'];
  runCommand([...run, 'compile'], inSite);
  const { status, text } = await askServer([...run, 'dev', '--port', '0'], '/docs/', inSite);
  if (status !== 200 || !text.includes('<title>')) throw new Error(`dev answers ${status}:\n${text}`);
  return { seconds, packages, megabytes: bytes / 1e6 };
}

async function tryAll(names: readonly string[], majors: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-package-'));
  try {
    const tarball = pack(folder);
    console.log('| Node | manager | install | packages | installed |\n| --- | --- | --- | --- | --- |');
    for (const major of majors) {
      const node = installNode(major, join(folder, `node-${major}`));
      for (const manager of managers.filter(({ name }) => names.length === 0 || names.includes(name))) {
        const tools = join(folder, `tools-${manager.name}`);
        mkdirSync(tools, { recursive: true });
        if (manager.packages.length > 0) {
          runCommand(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...manager.packages], {
            cwd: tools,
            env: process.env,
          });
        }
        const programs = [
          join(tools, 'node_modules', '.bin'),
          join(tools, 'node_modules', ...manager.packages.map(withoutVersion), 'bin'),
        ];
        const path = [node.folder, ...programs].join(delimiter);
        const trial = await tryPackage(tarball, manager, path, join(folder, `${major}-${manager.name}`));
        console.log(
          `| ${node.version} | ${manager.name} | ${trial.seconds.toFixed(1)} s | ${trial.packages} | ${trial.megabytes.toFixed(1)} MB |`,
        );
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutVersion(name: string): string {
  return name.replace(/(?<=.)@.*$/, '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const at = args.indexOf('--node');
  const majors = at < 0 ? ['20', '22', '24'] : args[at + 1]!.split(',');
  await tryAll(at < 0 ? args : args.toSpliced(at, 2), majors);
}
