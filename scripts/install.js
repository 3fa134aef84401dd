// Prepares the machine for the other scripts. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the repository and ends this process with its exit code when it fails. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1));
}

/** Installs the packages when they are missing or older than the lock file. */
export function installPackages() {
  if (!sameLock()) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}

// npm keeps its own copy of the lock inside node_modules; packages missing there, or in other versions, want a run.
function sameLock() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return false;
  const wanted = packagesOf(`${root}/package-lock.json`);
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`);
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || optional || !path.startsWith('node_modules/') || installed[path]?.version === version,
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

/** Builds the command line and the viewer into build/, or the whole package. */
export function build(what = 'build', ...parameters) {
  run('node', ['--import', 'tsx', `scripts/${what}.ts`, ...parameters]);
}

/** Prints a message and ends this process as failed. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
