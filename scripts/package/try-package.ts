// Packs Lectern, and uses the package like a new user. Starts in an empty folder, with several package managers and
// releases of Node.
//     node --import tsx scripts/package/try-package.ts [manager …] [--node 20,22,24]
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installedSize } from './installed-size.ts';
import { managers, type Manager } from './managers.ts';
import { installNode } from './node-releases.ts';
import { requestServer, runCommand, type Place } from './run-command.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Template of `lectern init` → the address of one of its pages. */
const templates = { docs: '/docs/', blog: '/', docusaurus: '/blog/', api: '/errors/' };
export type Template = keyof typeof templates;
const allTemplates = Object.keys(templates) as Template[];

/** The measurements of one manager. */
export interface Trial {
  /** The time of the installation. */
  seconds: number;
  /** The number of installed packages. Zero if the manager keeps packages in archives. */
  packages: number;
  megabytes: number;
}

/** Packs a package of this repository into a folder. @returns the tarball */
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
 * Installs the tarball into an empty folder, with an empty cache. Then runs for each template: `init`, `check
 * --strict`, `compile --strict` and `verify`, and requests a page from `serve` and from `dev`.
 *
 * @param path folders of programs, which precede the PATH of the machine
 * @throws Error if a step fails
 */
export async function tryPackage(
  tarball: string,
  manager: Manager,
  path: string,
  folder: string,
  chosen: readonly Template[] = allTemplates,
): Promise<Trial> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "newcomer", "version": "1.0.0", "private": true }\n');
  // Creates a lock file, because Yarn treats the nearest folder with a lock file as the project.
  if (manager.name === 'yarn-berry') writeFileSync(join(folder, 'yarn.lock'), '');
  const place: Place = { cwd: folder, env: environment(folder, path) };
  const started = performance.now();
  runCommand(manager.install(tarball), place);
  const seconds = (performance.now() - started) / 1000;
  const modules = join(folder, 'node_modules');
  const { packages, bytes } = existsSync(modules) ? installedSize(modules) : { packages: 0, bytes: 0 };
  const lectern = [...manager.run, 'lectern'];
  for (const template of chosen) await useTemplate(template, lectern, place);
  return { seconds, packages, megabytes: bytes / 1e6 };
}

/** Returns an environment in which all user folders that package managers write to are below `folder`. */
function environment(folder: string, path: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [path, process.env.PATH].join(delimiter),
    NO_COLOR: '1',
    npm_config_cache: join(folder, '.npm-cache'),
    npm_config_store_dir: join(folder, '.pnpm-store'),
    BUN_INSTALL_CACHE_DIR: join(folder, '.bun-cache'),
    YARN_CACHE_FOLDER: join(folder, '.yarn-cache'),
    YARN_GLOBAL_FOLDER: join(folder, '.yarn-global'),
    YARN_ENABLE_TELEMETRY: '0',
    LECTERN_SITE: undefined,
  };
}

async function useTemplate(template: Template, lectern: readonly string[], place: Place): Promise<void> {
  const site = `site-${template}`;
  runCommand([...lectern, 'init', site, '--template', template], place);
  runCommand([...lectern, 'check', site, '--strict'], place);
  runCommand([...lectern, 'compile', site, '--strict'], place);
  runCommand([...lectern, 'verify', `${site}/dist`], place);
  for (const server of [
    ['serve', `${site}/dist`],
    ['dev', site],
  ]) {
    const { status, text } = await requestServer([...lectern, ...server, '--port', '0'], templates[template], place);
    if (status !== 200 || !text.includes('<title>'))
      throw new Error(`${server.join(' ')} answers ${status} for ${templates[template]}`);
  }
}

async function tryAll(names: readonly string[], majors: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-package-'));
  try {
    const tarball = pack(folder);
    console.log('| Node | manager | install | packages | installed |\n| --- | --- | --- | --- | --- |');
    for (const major of majors) {
      const node = installNode(major, join(folder, `node-${major}`));
      for (const manager of managers.filter(({ name }) => names.length === 0 || names.includes(name))) {
        const path = [node.folder, ...installManager(manager, join(folder, `tools-${manager.name}`))].join(delimiter);
        const trial = await tryPackage(tarball, manager, path, join(folder, `${major}-${manager.name}`));
        const size = `${trial.packages} | ${trial.megabytes.toFixed(1)} MB`;
        console.log(`| ${node.version} | ${manager.name} | ${trial.seconds.toFixed(1)} s | ${size} |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs a package manager. @returns the folders of its programs */
function installManager({ packages }: Manager, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  if (packages.length > 0)
    runCommand(['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
      cwd: folder,
      env: process.env,
    });
  const names = packages.map((name) => name.replace(/(?<=.)@.*$/, ''));
  const modules = join(folder, 'node_modules');
  return [join(modules, '.bin'), ...names.map((name) => join(modules, name, 'bin'))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { node: { type: 'string', default: '20,22,24' } },
  });
  await tryAll(positionals, values.node.split(','));
}
