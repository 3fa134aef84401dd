// Checks all installed packages: their licences, their install scripts, and, if a registry can be reached, known
// vulnerabilities.
//     npm run audit
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface LockedPackage {
  version?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));
/**
 * Allowed licences: those that require only that their text is distributed with the code, and licences for data and
 * tools.
 */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib|MPL-2\.0|LGPL-3\.0-or-later)$/;
/**
 * Packages that were checked by hand: the licence file of khroma contains the MIT licence, and only tests read
 * commonmark-spec.
 */
const audited = new Set(['khroma', 'commonmark-spec']);
/** Packages with harmless install scripts. For example, esbuild's script checks that its binary exists. */
const withScript = new Set(['esbuild', 'fsevents', 'sharp']);

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const problems: string[] = [];
for (const [folder, { version, license, hasInstallScript, link }] of Object.entries(packages)) {
  if (!folder.includes('node_modules/') || link) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (!isAllowed(license) && !audited.has(name))
    problems.push(`${name} ${version}: its licence is ${license ?? 'not named'}`);
  if (hasInstallScript && !withScript.has(name))
    problems.push(`${name} ${version}: it runs a script when it is installed`);
}
const weaknesses = await knownWeaknesses();
if (weaknesses === undefined) console.log('No registry answered: known weaknesses were not looked up.');
problems.push(...(weaknesses ?? []));
for (const problem of problems) console.error(problem);
console.log(
  `${Object.keys(packages).length} packages, ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}.`,
);
if (problems.length > 0) process.exitCode = 1;

// Whether a licence expression is allowed. One allowed licence suffices for `(MIT OR CC0-1.0)`; `Apache-2.0 AND MIT`
// requires both.
function isAllowed(license: string | undefined): boolean {
  const parts = (license ?? '').replace(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(/ AND /).every((each) => allowed.test(each.trim())));
}

function knownWeaknesses(): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    // The exit code of `npm audit` only shows whether there are vulnerabilities. Its output also shows whether the
    // registry was reached.
    execFile('npm', ['audit', '--json'], { cwd: root, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => {
      try {
        const { vulnerabilities } = JSON.parse(stdout) as {
          vulnerabilities?: Record<string, { severity: string; range: string }>;
        };
        resolve(
          vulnerabilities &&
            Object.entries(vulnerabilities).map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
        );
      } catch {
        resolve(undefined);
      }
    });
  });
}
