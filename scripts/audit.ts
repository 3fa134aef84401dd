// Looks at everything that is installed: its licences, its install scripts, and known weaknesses where a registry answers.
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
/** Licences that require only their text next to the distributed code, or that apply to data and tools alone. */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib|MPL-2\.0|LGPL-3\.0-or-later)$/;
/** Packages checked by hand. The licence file of khroma is MIT; only tests read the text of the specification. */
const lookedAt = new Set(['khroma', 'commonmark-spec']);
/** Packages with known install scripts: the script of esbuild checks that its binary exists. */
const withScript = new Set(['esbuild', 'fsevents', 'sharp']);

const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const faults: string[] = [];
for (const [folder, { version, license, hasInstallScript, link }] of Object.entries(packages)) {
  if (!folder.includes('node_modules/') || link) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (!isAllowed(license) && !lookedAt.has(name))
    faults.push(`${name} ${version}: its licence is ${license ?? 'not named'}`);
  if (hasInstallScript && !withScript.has(name))
    faults.push(`${name} ${version}: it runs a script when it is installed`);
}
const weaknesses = await knownWeaknesses();
if (weaknesses === undefined) console.log('No registry answered: known weaknesses were not looked up.');
faults.push(...(weaknesses ?? []));
for (const fault of faults) console.error(fault);
console.log(
  `${Object.keys(packages).length} packages, ${faults.length === 0 ? 'no faults' : `${faults.length} faults`}.`,
);
if (faults.length > 0) process.exitCode = 1;

// `(MIT OR CC0-1.0)`: one of them is enough. `Apache-2.0 AND MIT`: all are needed.
function isAllowed(license: string | undefined): boolean {
  const parts = (license ?? '').replace(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(/ AND /).every((each) => allowed.test(each.trim())));
}

function knownWeaknesses(): Promise<string[] | undefined> {
  return new Promise((resolve) => {
    // Its exit code reports weaknesses; its output says when it could not reach a registry.
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
