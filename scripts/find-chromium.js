// Finds a Chromium for the browser tests: an installed one, or the package of Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

/**
 * Names of the program, in the order of the search. Debian's headless shell comes first, because it halves the
 * processor time of tests.
 */
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
 * Finds a Chromium, in this order: `CHROME_PATH`, programs on the path, Debian's package. Only root can install the
 * package. Outside of CI, the user must agree first.
 *
 * @param on functions that inspect the machine. Tests pass a fake machine
 * @returns the path of the program
 * @throws Error with a message about what the user can do
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

/** Asks the user a question. @returns whether the answer is yes; false without a terminal */
async function ask(question) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
