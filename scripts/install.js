// Installs packages and builds Lectern for the other scripts. This file is JavaScript, because it runs before the
// loader for TypeScript is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the repository. If it fails, this process ends with its exit code. */
export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? (signal ? 130 : 1));
}

/** Installs the packages if some are missing, or if the lock file has changed. */
export function installPackages() {
  if (!sameLock()) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
}

// Whether the installed packages are those in the lock file. npm stores a copy of the lock file in node_modules.
function sameLock() {
  if (!existsSync(`${root}/node_modules/.package-lock.json`)) return false;
  const requested = packagesOf(`${root}/package-lock.json`);
  const installed = packagesOf(`${root}/node_modules/.package-lock.json`);
  return Object.entries(requested).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || optional || !path.startsWith('node_modules/') || installed[path]?.version === version,
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

/** Builds the command line and the viewer into build/. `build('build-package')` builds the whole package. */
export function build(what = 'build', ...parameters) {
  run('node', ['--import', 'tsx', `scripts/${what}.ts`, ...parameters]);
}

/** Prints a message, and ends this process with exit code 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
