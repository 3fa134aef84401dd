// Finds a Chromium for the browser tests: the one that is there, or Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

/** Debian's Chromium without windows comes first: the same tests take less than half the processor time with it. */
export const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const machine = {
  env: process.env,
  has: (file) => existsSync(file),
  which,
  canInstall: () => process.getuid?.() === 0 && which('apt-get') !== undefined,
  install: installFromDebian,
  ask,
};

/**
 * Looks for a Chromium in this order: `CHROME_PATH`, the programs on the path, Debian's package.
 * The package is installed as root only, and outside of CI only after a question.
 *
 * @param on the machine; tests pass another
 * @returns the path of the program
 * @throws an error whose message says what to do
 */
export async function findChromium(on = machine) {
  const given = on.env.CHROME_PATH;
  if (given) {
    if (on.has(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, but this file does not exist. Correct CHROME_PATH or unset it.`);
  }
  const found = programs.map((name) => on.which(name)).find(Boolean);
  if (found) return found;
  const mayInstall = on.canInstall() && (on.env.CI || (await on.ask(`Install ${programs[0]} with apt-get?`)));
  const installed = mayInstall ? (on.install(programs[0]) ?? on.install('chromium')) : undefined;
  if (installed) return installed;
  throw new Error(
    `The browser tests need Chromium. Install "${programs[0]}" or "chromium", or set CHROME_PATH to its program. ` +
      'As root with CI=true, this command installs Chromium with apt-get.',
  );
}

function which(name) {
  const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function installFromDebian(name) {
  console.log(`Installing ${name} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', ['-qq', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env });
  return which(name);
}

/** Returns whether the user answers yes; false without a terminal. */
async function ask(question) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
